package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One DynamoDB table, its indexes and the entities that share it, declared on the interface whose methods are the
 * access patterns. Repeat it for a design of several tables; an entity belongs to exactly one of them.
 *
 * <p>For an interface {@code Shop} the processor generates {@code ShopDesign}: {@code ShopDesign.on(client)} is the
 * running design, {@code ShopDesign.definition()} the design as data.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(SingleTable.Tables.class)
public @interface SingleTable {

    /**
     * The table's name. {@code ${NAME}} is replaced by the variable of that name, or the environment's,
     * {@code ${NAME:default}} falls back to the default.
     */
    String name();

    Class<?>[] entities();

    Index[] indexes() default {};

    String partitionKey() default "PK";

    /** The sort key attribute; empty for a table that has none. */
    String sortKey() default "SK";

    /** The attribute that says which entity an item is; empty when the design has none. */
    String entityType() default "";

    /** How attribute names are made from component names, where a component does not say. */
    Naming naming() default Naming.AS_IS;

    /** How {@link java.time.Instant} components are written, where a component does not say. */
    TimePrecision times() default TimePrecision.MILLIS;

    /** Separates the parts of a key. It and {@code %} are percent-encoded wherever a value contains them. */
    char delimiter() default '#';

    /** The TTL attribute; by default the attribute of the component that carries {@link Ttl}. */
    String ttl() default "";

    /** The container of a repeated {@link SingleTable}. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface Tables {
        SingleTable[] value();
    }
}
