package io.azulejo.toolkit.query;

import org.jspecify.annotations.Nullable;

/**
 * From where to where a query goes along the sort key, in values of one component. Immutable.
 *
 * @param lower null for no lower bound
 * @param upper null for no upper bound
 * @param <T> the component's type
 */
public record SortRange<T>(
        @Nullable Bound<T> lower, @Nullable Bound<T> upper) {

    /** A value that is the end of a range and whether it belongs to it. */
    public record Bound<T>(T value, Edge edge) {}

    /** Whether a bound belongs to its range. */
    public enum Edge {
        INCLUDED,
        EXCLUDED
    }

    public static <T> SortRange<T> all() {
        return new SortRange<>(null, null);
    }

    /** The value and everything after it. */
    public static <T> SortRange<T> from(T value) {
        return new SortRange<>(new Bound<>(value, Edge.INCLUDED), null);
    }

    public static <T> SortRange<T> after(T value) {
        return new SortRange<>(new Bound<>(value, Edge.EXCLUDED), null);
    }

    /** The value and everything before it. */
    public static <T> SortRange<T> to(T value) {
        return new SortRange<>(null, new Bound<>(value, Edge.INCLUDED));
    }

    public static <T> SortRange<T> before(T value) {
        return new SortRange<>(null, new Bound<>(value, Edge.EXCLUDED));
    }

    /** Both values included. */
    public static <T> SortRange<T> between(T first, T last) {
        return new SortRange<>(new Bound<>(first, Edge.INCLUDED), new Bound<>(last, Edge.INCLUDED));
    }

    /** This range up to and with the value. */
    public SortRange<T> andTo(T value) {
        return new SortRange<>(lower, new Bound<>(value, Edge.INCLUDED));
    }

    /** This range up to but without the value. */
    public SortRange<T> andBefore(T value) {
        return new SortRange<>(lower, new Bound<>(value, Edge.EXCLUDED));
    }
}
