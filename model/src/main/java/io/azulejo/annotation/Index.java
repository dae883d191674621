package io.azulejo.annotation;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A secondary index of a {@link SingleTable}. Its key attributes may be attributes of its own (filled by
 * {@link IndexKey}), the table's keys in either order, the entity-type attribute, or an ordinary attribute of the
 * entities.
 */
@Target({})
@Retention(RetentionPolicy.CLASS)
public @interface Index {

    String name();

    String partitionKey();

    /** The sort key attribute; empty for an index that has none. */
    String sortKey() default "";

    Projection projection() default Projection.ALL;

    /** Attribute names (as stored) copied into an {@link Projection#INCLUDE} index besides the keys. */
    String[] include() default {};

    /** A local index shares the table's partition key and can be read consistently. */
    boolean local() default false;

    /** What an index holds of an item. */
    enum Projection {
        ALL,
        KEYS_ONLY,
        INCLUDE
    }
}
