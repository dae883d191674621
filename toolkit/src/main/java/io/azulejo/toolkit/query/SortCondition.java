package io.azulejo.toolkit.query;

import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
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

    record Compare(Condition.Operator operator, AttributeValue value) implements SortCondition {}

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

    /** The condition on the sort key as an expression has it, null if there is none. */
    default @Nullable Condition<?> on(String sortKey) {
        DocumentPath path = DocumentPath.of(sortKey);
        return switch (this) {
            case Everything everything -> null;
            case Nothing nothing -> null;
            case Equal equal -> new Condition.Compare<>(path, Condition.Operator.EQUAL, equal.value());
            case BeginsWith begins -> new Condition.BeginsWith<>(path, begins.prefix());
            case Compare compare -> new Condition.Compare<>(path, compare.operator(), compare.value());
            case Between between ->
                new Condition.Between<>(
                        path, between.low().value(), between.high().value());
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
            return new Compare(
                    low.edge() == Edge.INCLUDED ? Condition.Operator.GREATER_OR_EQUAL : Condition.Operator.GREATER,
                    low.value());
        }
        if (high != null) {
            return new Compare(
                    high.edge() == Edge.INCLUDED ? Condition.Operator.LESS_OR_EQUAL : Condition.Operator.LESS,
                    high.value());
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
