package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Key of an entity in an {@link Index}. An entity without one is not in that index, unless the index uses attributes
 * that the entity has anyway. Several keys for one index are alternatives: the toolkit writes the first whose condition
 * holds, or none. It also writes no key if a component of the key is null: the index is sparse.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(IndexKey.Keys.class)
public @interface IndexKey {

    String index();

    /** Template of the index's partition key attribute; empty if something else fills that attribute. */
    String pk() default "";

    /** Template of the index's sort key attribute; empty if something else fills that attribute. */
    String sk() default "";

    /**
     * Name of a boolean component (null counts as false) or of a boolean method of the record without parameters. A
     * leading {@code !} negates it.
     */
    String when() default "";

    /**
     * Number of shards that spread a hot partition. {@code {shard}} in the partition key template becomes a number from
     * 0 to this minus one, computed from the table key. Reads query all shards and merge the results in sort order.
     */
    int shards() default 0;

    /** Container of repeated {@link IndexKey} annotations. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface Keys {
        IndexKey[] value();
    }
}
