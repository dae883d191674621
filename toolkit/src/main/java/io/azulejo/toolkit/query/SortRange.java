package io.azulejo.toolkit.query;

import org.jspecify.annotations.Nullable;

/**
 * Range of sort key values of one component. Immutable.
 *
 * @param lower null for no lower bound
 * @param upper null for no upper bound
 * @param <T> the component's type
 */
public record SortRange<T>(
        @Nullable Bound<T> lower, @Nullable Bound<T> upper) {

    /** Bound of a range. */
    public record Bound<T>(T value, Edge edge) {}

    /** Inclusion of a bound in its range. */
    public enum Edge {
        INCLUDED,
        EXCLUDED
    }

    public static <T> SortRange<T> all() {
        return new SortRange<>(null, null);
    }

    /** Returns the range from the value, inclusive. */
    public static <T> SortRange<T> from(T value) {
        return new SortRange<>(new Bound<>(value, Edge.INCLUDED), null);
    }

    public static <T> SortRange<T> after(T value) {
        return new SortRange<>(new Bound<>(value, Edge.EXCLUDED), null);
    }

    /** Returns the range up to the value, inclusive. */
    public static <T> SortRange<T> to(T value) {
        return new SortRange<>(null, new Bound<>(value, Edge.INCLUDED));
    }

    public static <T> SortRange<T> before(T value) {
        return new SortRange<>(null, new Bound<>(value, Edge.EXCLUDED));
    }

    /** Returns the range between two values, both inclusive. */
    public static <T> SortRange<T> between(T first, T last) {
        return new SortRange<>(new Bound<>(first, Edge.INCLUDED), new Bound<>(last, Edge.INCLUDED));
    }

    /** Returns this range up to the value, inclusive. */
    public SortRange<T> andTo(T value) {
        return new SortRange<>(lower, new Bound<>(value, Edge.INCLUDED));
    }

    /** Returns this range up to the value, exclusive. */
    public SortRange<T> andBefore(T value) {
        return new SortRange<>(lower, new Bound<>(value, Edge.EXCLUDED));
    }
}
