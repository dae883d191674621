package io.azulejo.toolkit.query;

import java.util.function.Function;

/**
 * Segment of a sort key template that a {@link SortRange} applies to. Immutable.
 *
 * @param prefix the key before the segment: literals and given components
 * @param encode encodes a value for the key
 * @param following the literal after the segment in the template; empty if the segment ends the key
 * @param order whether keys sort in the order of the values or in reverse ({@code desc})
 */
public record SortSegment<T>(String prefix, Function<T, String> encode, String following, Order order) {

    /** Order of keys compared to the order of values. */
    public enum Order {
        AS_VALUES,
        REVERSED
    }
}
