package io.azulejo.toolkit.query;

import io.azulejo.direct.SortTest;
import io.azulejo.toolkit.query.SortRange.Bound;
import io.azulejo.toolkit.query.SortRange.Edge;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Which part of a partition a query reads: what is asked for, less what is dropped of it. Immutable.
 *
 * @param test null if nothing can be there
 * @param dropped the ends of a range that are no part of it: DynamoDB's BETWEEN includes both
 */
record SortCondition(@Nullable SortTest test, List<AttributeValue> dropped) {

    static final SortCondition EVERYTHING = of(new SortTest.Everything());
    static final SortCondition NOTHING = new SortCondition(null, List.of());

    /** Sorts after every text that can follow a prefix: the last code point, which stands for no character. */
    static final String LAST = new String(Character.toChars(Character.MAX_CODE_POINT));

    static SortCondition of(SortTest test) {
        return new SortCondition(test, List.of());
    }

    /** Whether a returned item belongs to the range. */
    boolean keeps(@Nullable AttributeValue sortKey) {
        return sortKey == null || !dropped.contains(sortKey);
    }

    /** A range over the values of a plain sort key attribute. */
    static <T> SortCondition of(SortRange<T> range, Function<T, AttributeValue> encode) {
        return of(encoded(range.lower(), encode), encoded(range.upper(), encode));
    }

    /** A range over the values of one segment of a templated sort key; it never leaves the segment's prefix. */
    static <T> SortCondition of(SortRange<T> range, SortSegment<T> segment) {
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

    static SortCondition prefix(String prefix) {
        return prefix.isEmpty() ? EVERYTHING : of(new SortTest.BeginsWith(prefix));
    }

    private static SortCondition of(@Nullable Bound<AttributeValue> low, @Nullable Bound<AttributeValue> high) {
        if (low != null && high != null) {
            // DynamoDB refuses a BETWEEN whose ends are the wrong way round; here it is a range without items.
            return new KeyOrder().compare(low.value(), high.value()) > 0 ? NOTHING : between(low, high);
        }
        if (low != null) {
            return of(new SortTest.From(low.value(), low.edge() == Edge.INCLUDED));
        }
        if (high != null) {
            return of(new SortTest.To(high.value(), high.edge() == Edge.INCLUDED));
        }
        return EVERYTHING;
    }

    private static SortCondition between(Bound<AttributeValue> low, Bound<AttributeValue> high) {
        return new SortCondition(
                new SortTest.Between(low.value(), high.value()),
                Stream.of(low, high)
                        .filter(bound -> bound.edge() == Edge.EXCLUDED)
                        .map(Bound::value)
                        .toList());
    }

    private static <T> @Nullable Bound<AttributeValue> encoded(
            @Nullable Bound<T> bound, Function<T, AttributeValue> encode) {
        return bound == null ? null : new Bound<>(encode.apply(bound.value()), bound.edge());
    }

    /** Other segments may follow the bound's value: an excluded one leaves out all keys that begin with it. */
    private static <T> Bound<AttributeValue> low(Bound<T> bound, SortSegment<T> segment) {
        String key = segment.prefix() + segment.encode().apply(bound.value());
        if (bound.edge() == Edge.INCLUDED || segment.following().isEmpty()) {
            return new Bound<>(text(key), bound.edge());
        }
        return new Bound<>(text(key + segment.following() + LAST), Edge.INCLUDED);
    }

    /** Other segments may follow the bound's value: an included one takes in all keys that begin with it. */
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
