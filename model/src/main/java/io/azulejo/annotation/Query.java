package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The items of one partition of the table or of an index, in sort order.
 *
 * <p>Parameters named as components fill the partition key and then the sort key from its beginning; the last may be a
 * {@code SortRange} or carry {@link Prefix}. Further parameters: {@code PageRequest}, {@code Condition} (a filter). The
 * result is a {@code Page} or {@code List} of an entity, a sealed interface of entities or a {@link ProjectionOf}
 * record, or an {@link Aggregate}.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface Query {

    /** The index to read; empty for the table. */
    String index() default "";

    boolean descending() default false;

    boolean consistent() default false;

    /** How many items to return where the method takes no {@code PageRequest}; 0 is all of them. */
    int limit() default 0;

    /** Reads what the index does not project by one BatchGetItem a page. */
    boolean complete() default false;

    /**
     * Chooses among the alternatives of an entity, index keys or entity-type values, the one declared with this
     * condition; by default the first {@link IndexKey} of the index, and {@link Entity#value()}.
     */
    String when() default "";
}
