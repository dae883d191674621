package io.azulejo.toolkit.query;

import io.azulejo.direct.SortTest;
import io.azulejo.toolkit.query.SortRange.Bound;
import io.azulejo.toolkit.query.SortRange.Edge;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Which part of a partition a query reads. Immutable. */
sealed interface SortCondition {

    /** Sorts after every text that can follow a prefix: the last code point, which stands for no character. */
    String LAST = new String(Character.toChars(Character.MAX_CODE_POINT));

    record Everything() implements SortCondition {}

    record Nothing() implements SortCondition {}

    record Equal(AttributeValue value) implements SortCondition {}

    record BeginsWith(String prefix) implements SortCondition {}

    record From(Bound<AttributeValue> low) implements SortCondition {}

    record To(Bound<AttributeValue> high) implements SortCondition {}

    /** DynamoDB's BETWEEN includes both ends; an excluded end is dropped from what it returns. */
    record Between(Bound<AttributeValue> low, Bound<AttributeValue> high) implements SortCondition {
        boolean excludesAnEnd() {
            return low.edge() == Edge.EXCLUDED || high.edge() == Edge.EXCLUDED;
        }

        boolean excludes(@Nullable AttributeValue value) {
            return (low.edge() == Edge.EXCLUDED && low.value().equals(value))
                    || (high.edge() == Edge.EXCLUDED && high.value().equals(value));
        }
    }

    /** What a Query asks for; what {@link #keeps} does not keep comes with it. */
    default SortTest test() {
        return switch (this) {
            case Everything everything -> new SortTest.Everything();
            case Nothing nothing -> throw new IllegalStateException("There is nothing to be asked for");
            case Equal equal -> new SortTest.EqualTo(equal.value());
            case BeginsWith begins -> new SortTest.BeginsWith(begins.prefix());
            case From from -> new SortTest.From(from.low().value(), from.low().edge() == Edge.INCLUDED);
            case To to -> new SortTest.To(to.high().value(), to.high().edge() == Edge.INCLUDED);
            case Between between ->
                new SortTest.Between(between.low().value(), between.high().value());
        };
    }

    /** Whether returned items may be outside of the range. */
    default boolean excludes() {
        return this instanceof Between between && between.excludesAnEnd();
    }

    /** Whether a returned item belongs to the range. */
    default boolean keeps(@Nullable AttributeValue sortKey) {
        return !(this instanceof Between between && between.excludes(sortKey));
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
        return prefix.isEmpty() ? new Everything() : new BeginsWith(prefix);
    }

    private static SortCondition of(@Nullable Bound<AttributeValue> low, @Nullable Bound<AttributeValue> high) {
        if (low != null && high != null) {
            // DynamoDB refuses a BETWEEN whose ends are the wrong way round; here it is a range without items.
            return new KeyOrder().compare(low.value(), high.value()) > 0 ? new Nothing() : new Between(low, high);
        }
        if (low != null) {
            return new From(low);
        }
        if (high != null) {
            return new To(high);
        }
        return new Everything();
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
