package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Read of the items in one partition of the table or of an index, in sort order.
 *
 * <p>Parameters with the names of components fill the partition key and then the sort key from its beginning; the last
 * one may be a {@code SortRange} or carry {@link Prefix}. The method may also take a {@code PageRequest} and a {@code
 * Condition} (a filter). It returns a {@code Page} or {@code List} of an entity, a sealed interface of entities or a
 * {@link ProjectionOf} record, or it returns an {@link Aggregate}.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Query {

    /** The index to read; empty for the table. */
    String index() default "";

    boolean descending() default false;

    boolean consistent() default false;

    /**
     * Maximum number of items if the method takes no {@code PageRequest}; 0 returns all of them. For an {@link Aggregate}
     * it is the number of items of all its parts together: its single parts must come first in the direction read.
     */
    int limit() default 0;

    /** Whether attributes that the index does not project are read with one BatchGetItem per page. */
    boolean complete() default false;

    /**
     * Condition that selects one of the entity's alternative index keys or entity-type values. By default the query
     * uses the first {@link IndexKey} of the index, and {@link Entity#value()}.
     */
    String when() default "";
}
