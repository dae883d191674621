package io.azulejo.toolkit.query;

import java.util.function.Function;

/**
 * The place of the component in a sort key that a {@link SortRange} is about. Immutable.
 *
 * @param prefix the key up to the component, literals and supplied components
 * @param encode writes a value into the key
 * @param following the literal that comes after the component in the template, empty if the component ends the key
 * @param order whether keys sort as the values do, or the other way round ({@code desc})
 */
public record SortSegment<T>(String prefix, Function<T, String> encode, String following, Order order) {

    /** How keys sort compared to the values. */
    public enum Order {
        AS_VALUES,
        REVERSED
    }
}
