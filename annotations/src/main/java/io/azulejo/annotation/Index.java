package io.azulejo.annotation;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Secondary index of a {@link SingleTable}. Its key attributes may be separate attributes (filled by {@link IndexKey}),
 * the table's keys in either order, the entity-type attribute, or an ordinary attribute of the entities.
 */
@Target({})
@Retention(RetentionPolicy.CLASS)
public @interface Index {

    String name();

    /**
     * The partition key attribute, or up to four of a global index. Several are attributes of components, and a query
     * takes a value for each of them.
     */
    String[] partitionKey();

    /**
     * The sort key attribute, or up to four of a global index; empty if the index has no sort key. Of several, a query
     * takes values for the first ones, and a range or prefix for the last that it takes.
     */
    String[] sortKey() default {};

    Projection projection() default Projection.ALL;

    /** Names of the attributes, as stored, that an {@link Projection#INCLUDE} index copies besides the keys. */
    String[] include() default {};

    /** Whether this is a local index, which shares the table's partition key and allows consistent reads. */
    boolean local() default false;

    /** Attributes of an item that an index copies. */
    enum Projection {
        ALL,
        KEYS_ONLY,
        INCLUDE
    }
}
