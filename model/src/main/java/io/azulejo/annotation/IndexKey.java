package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The key of an entity in an {@link Index}. An entity without one is not in that index, unless the index is keyed by
 * attributes the entity has anyway. Several for one index are alternatives: the first whose condition holds is
 * written, none if none holds. A key with a component that is null is not written either: the index is sparse.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(IndexKey.Keys.class)
public @interface IndexKey {

    String index();

    /** Template of the index's partition key attribute; empty if that attribute is filled by something else. */
    String pk() default "";

    /** Template of the index's sort key attribute; empty if that attribute is filled by something else. */
    String sk() default "";

    /**
     * A boolean component, where null counts as false, or a boolean method of the record without parameters; {@code !}
     * in front negates it.
     */
    String when() default "";

    /**
     * Spreads a hot partition: {@code {shard}} in the partition key template is a number from 0 to this minus one,
     * computed from the table key. Reads ask all shards and merge them in sort order.
     */
    int shards() default 0;

    /** The container of a repeated {@link IndexKey}. */
    @Target(ElementType.TYPE)
    @Retention(RetentionPolicy.CLASS)
    @interface Keys {
        IndexKey[] value();
    }
}
