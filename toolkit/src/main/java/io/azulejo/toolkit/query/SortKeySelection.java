package io.azulejo.toolkit.query;

import io.azulejo.spi.SortKeyCondition;
import io.azulejo.toolkit.query.SortRange.Bound;
import io.azulejo.toolkit.query.SortRange.Edge;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Sort key condition of a query, with values to drop from the result. Immutable.
 *
 * @param condition null if no item can match
 * @param excluded exclusive bounds of the range: DynamoDB's BETWEEN includes both bounds
 */
record SortKeySelection(@Nullable SortKeyCondition condition, List<AttributeValue> excluded) {

    static final SortKeySelection EVERYTHING = of(new SortKeyCondition.Everything());
    static final SortKeySelection NOTHING = new SortKeySelection(null, List.of());

    /** Sorts after every text with the same prefix: the last code point, which is not a character. */
    static final String LAST = new String(Character.toChars(Character.MAX_CODE_POINT));

    static SortKeySelection of(SortKeyCondition test) {
        return new SortKeySelection(test, List.of());
    }

    /** Returns whether a returned item belongs to the range. */
    boolean keeps(@Nullable AttributeValue sortKey) {
        return sortKey == null || !excluded.contains(sortKey);
    }

    /** Creates a range over the values of a plain sort key attribute. */
    static <T> SortKeySelection of(SortRange<T> range, Function<T, AttributeValue> encode) {
        return of(encoded(range.lower(), encode), encoded(range.upper(), encode));
    }

    /** Creates a range over the values of one segment of a templated sort key; it never leaves the segment's prefix. */
    static <T> SortKeySelection of(SortRange<T> range, SortSegment<T> segment) {
        boolean ascending = segment.order() == SortSegment.Order.AS_VALUES;
        Bound<T> lower = ascending ? range.lower() : range.upper();
        Bound<T> upper = ascending ? range.upper() : range.lower();
        if (lower == null && upper == null) {
            return prefix(segment.prefix());
        }
        boolean prefixed = !segment.prefix().isEmpty();
        Bound<AttributeValue> low = lower == null ? null : low(lower, segment);
        Bound<AttributeValue> high = upper == null ? null : high(upper, segment);
        return of(
                low == null && prefixed ? new Bound<>(text(segment.prefix()), Edge.INCLUDED) : low,
                high == null && prefixed ? new Bound<>(text(segment.prefix() + LAST), Edge.INCLUDED) : high);
    }

    static SortKeySelection prefix(String prefix) {
        return prefix.isEmpty() ? EVERYTHING : of(new SortKeyCondition.BeginsWith(prefix));
    }

    /** Creates the range of all texts from the first to the last of these prefixes. */
    static SortKeySelection span(List<String> prefixes) {
        KeyValueComparator order = new KeyValueComparator();
        List<AttributeValue> sorted =
                prefixes.stream().map(SortKeySelection::text).sorted(order).toList();
        String last = prefixes.stream()
                .map(prefix -> text(prefix + LAST))
                .max(order)
                .map(AttributeValue::s)
                .orElse(LAST);
        return of(new SortKeyCondition.Between(sorted.getFirst(), text(last)));
    }

    private static SortKeySelection of(@Nullable Bound<AttributeValue> low, @Nullable Bound<AttributeValue> high) {
        if (low != null && high != null) {
            // DynamoDB rejects a BETWEEN with reversed bounds; here it is an empty range.
            return new KeyValueComparator().compare(low.value(), high.value()) > 0 ? NOTHING : between(low, high);
        }
        if (low != null) {
            return of(new SortKeyCondition.From(low.value(), low.edge() == Edge.INCLUDED));
        }
        if (high != null) {
            return of(new SortKeyCondition.To(high.value(), high.edge() == Edge.INCLUDED));
        }
        return EVERYTHING;
    }

    private static SortKeySelection between(Bound<AttributeValue> low, Bound<AttributeValue> high) {
        return new SortKeySelection(
                new SortKeyCondition.Between(low.value(), high.value()),
                Stream.of(low, high)
                        .filter(bound -> bound.edge() == Edge.EXCLUDED)
                        .map(Bound::value)
                        .toList());
    }

    private static <T> @Nullable Bound<AttributeValue> encoded(
            @Nullable Bound<T> bound, Function<T, AttributeValue> encode) {
        return bound == null ? null : new Bound<>(encode.apply(bound.value()), bound.edge());
    }

    /**
     * Returns the lower bound. Other segments can follow the value: an exclusive bound excludes all keys that start
     * with it.
     */
    private static <T> Bound<AttributeValue> low(Bound<T> bound, SortSegment<T> segment) {
        String key = segment.prefix() + segment.encode().apply(bound.value());
        if (bound.edge() == Edge.INCLUDED || segment.following().isEmpty()) {
            return new Bound<>(text(key), bound.edge());
        }
        return new Bound<>(text(key + segment.following() + LAST), Edge.INCLUDED);
    }

    /**
     * Returns the upper bound. Other segments can follow the value: an inclusive bound includes all keys that start
     * with it.
     */
    private static <T> Bound<AttributeValue> high(Bound<T> bound, SortSegment<T> segment) {
        String key = segment.prefix() + segment.encode().apply(bound.value());
        if (bound.edge() == Edge.EXCLUDED || segment.following().isEmpty()) {
            return new Bound<>(text(key), bound.edge());
        }
        return new Bound<>(text(key + segment.following() + LAST), Edge.INCLUDED);
    }

    private static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }
}
