package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One DynamoDB table with its indexes and the entities that share it. The annotation is placed on the interface whose
 * methods are the access patterns. Repeat it for a design with several tables; an entity belongs to exactly one of
 * them.
 *
 * <p>For an interface {@code Shop} the processor generates {@code ShopDesign}. {@code ShopDesign.on(client)} returns an
 * implementation of the interface, {@code ShopDesign.definition()} returns the design as data.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(SingleTable.Tables.class)
public @interface SingleTable {

    /**
     * The table's name. {@code ${NAME}} is replaced by the variable or environment variable of that name; {@code
     * ${NAME:default}} has a default.
     */
    String name();

    Class<?>[] entities();

    Index[] indexes() default {};

    String partitionKey() default "PK";

    /** The sort key attribute; empty if the table has no sort key. */
    String sortKey() default "SK";

    /**
     * Type of the partition key attribute. If it is not a string, the {@code pk} template of every entity is one
     * component of that type, such as <code>{number}</code>, and unique components need a guard entity.
     */
    KeyType partitionKeyType() default KeyType.STRING;

    /** Type of the sort key attribute. If it is not a string, every {@code sk} template is one component of that type. */
    KeyType sortKeyType() default KeyType.STRING;

    /** The attribute that holds the entity type of an item; empty if the design has none. */
    String entityType() default "";

    /** Default naming convention for attributes; {@link Attribute} overrides it. */
    Naming naming() default Naming.AS_IS;

    /** Default precision of stored {@link java.time.Instant} components; {@link Time} overrides it. */
    TimePrecision times() default TimePrecision.MILLIS;

    /** The character that separates the parts of a key. In values, it and {@code %} are percent-encoded. */
    char delimiter() default '#';

    /**
     * Converters for all components and collection elements of the types they convert. A {@link Convert} on a component
     * overrides them.
     */
    Class<? extends Converter<?, ?>>[] converters() default {};

    /**
     * Beginning of the names of the classes generated for entities and other types: {@code ArchivePostKeys} for {@code
     * "Archive"}. Needed if another design of the same package has the same entities.
     */
    String prefix() default "";

    /** The TTL attribute; by default the attribute of the component that carries {@link Ttl}. */
    String ttl() default "";

    /** The attribute that holds the version of an item, for entities with a {@link Entity#version()} above 1. */
    String itemVersion() default "_v";

    /** Container of repeated {@link SingleTable} annotations. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface Tables {
        SingleTable[] value();
    }
}
