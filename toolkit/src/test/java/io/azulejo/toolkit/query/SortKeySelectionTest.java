package io.azulejo.toolkit.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.spi.SortKeyCondition;
import io.azulejo.template.KeyEncoding;
import io.azulejo.toolkit.query.SortRange.Bound;
import io.azulejo.toolkit.query.SortRange.Edge;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class SortKeySelectionTest {
    private static final SortSegment<Integer> LAST_PART =
            new SortSegment<>("LINE#", n -> KeyEncoding.pad(n, 3), "", SortSegment.Order.AS_VALUES);
    private static final SortSegment<Integer> INNER_PART =
            new SortSegment<>("LINE#", n -> KeyEncoding.pad(n, 3), "#", SortSegment.Order.AS_VALUES);
    private static final SortSegment<Integer> DESCENDING_PART = new SortSegment<>(
            "", n -> KeyEncoding.padDescending(BigInteger.valueOf(n), 3), "#", SortSegment.Order.REVERSED);

    @Test
    void of_noBounds_isThePrefixAlone() {
        assertThat(SortKeySelection.of(SortRange.<Integer>all(), LAST_PART))
                .isEqualTo(SortKeySelection.of(new SortKeyCondition.BeginsWith("LINE#")));
        assertThat(SortKeySelection.of(SortRange.<Integer>all(), DESCENDING_PART))
                .isEqualTo(SortKeySelection.EVERYTHING);
    }

    @Test
    void of_oneBoundUnderAPrefix_neverLeavesThePrefix() {
        SortKeySelection condition = SortKeySelection.of(SortRange.from(7), LAST_PART);
        assertThat(condition.condition())
                .isEqualTo(new SortKeyCondition.Between(
                        AttributeValue.fromS("LINE#007"), AttributeValue.fromS("LINE#" + SortKeySelection.LAST)));
    }

    @Test
    void span_ofSeveralPrefixes_isFromTheFirstToTheLast() {
        assertThat(SortKeySelection.span(List.of("REPO", "ISSUE#", "REPO#x")).condition())
                .isEqualTo(new SortKeyCondition.Between(
                        AttributeValue.fromS("ISSUE#"), AttributeValue.fromS("REPO" + SortKeySelection.LAST)));
    }

    @Test
    void of_boundsTheWrongWayRound_readsNothing() {
        assertThat(SortKeySelection.of(SortRange.between(9, 1), LAST_PART)).isEqualTo(SortKeySelection.NOTHING);
    }

    @Test
    void of_plainNumbers_usesTheComparisonItself() {
        SortKeySelection condition =
                SortKeySelection.of(SortRange.after(5), n -> AttributeValue.fromN(String.valueOf(n)));
        assertThat(condition.condition()).isEqualTo(new SortKeyCondition.From(AttributeValue.fromN("5"), false));
    }

    @Test
    void of_anyRange_keepsExactlyTheKeysOfItsValues() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int round = 0; round < 2000; round++) {
            SortRange<Integer> range = new SortRange<>(bound(random), bound(random));
            for (SortSegment<Integer> segment : List.of(LAST_PART, INNER_PART, DESCENDING_PART)) {
                SortKeySelection condition = SortKeySelection.of(range, segment);
                for (int value = 0; value < 12; value++) {
                    String key = segment.prefix()
                            + segment.encode().apply(value)
                            + (segment.following().isEmpty() ? "" : segment.following() + "ü~");
                    assertThat(matches(condition, key))
                            .as("seed %d: %d in %s of %s", seed, value, range, segment)
                            .isEqualTo(contains(range, value));
                }
                if (!segment.prefix().isEmpty()) {
                    assertThat(matches(condition, "LINA#999")).isFalse();
                    assertThat(matches(condition, "LINF#000")).isFalse();
                }
            }
        }
    }

    @Test
    void keyOrder_astralText_isThatOfUtf8() {
        // U+1F600 is a surrogate pair in Java, which sorts before U+FF5E there and after it in UTF-8.
        assertThat(new KeyValueComparator()
                        .compare(AttributeValue.fromS("\uD83D\uDE00"), AttributeValue.fromS("\uFF5E")))
                .isPositive();
        assertThat(new KeyValueComparator().compare(AttributeValue.fromN("-10"), AttributeValue.fromN("9")))
                .isNegative();
    }

    private static @Nullable Bound<Integer> bound(Random random) {
        return random.nextInt(4) == 0
                ? null
                : new Bound<>(random.nextInt(12), random.nextBoolean() ? Edge.INCLUDED : Edge.EXCLUDED);
    }

    private static boolean contains(SortRange<Integer> range, int value) {
        Bound<Integer> lower = range.lower();
        Bound<Integer> upper = range.upper();
        return (lower == null || value > lower.value() || (value == lower.value() && lower.edge() == Edge.INCLUDED))
                && (upper == null
                        || value < upper.value()
                        || (value == upper.value() && upper.edge() == Edge.INCLUDED));
    }

    private static boolean matches(SortKeySelection condition, String key) {
        AttributeValue value = AttributeValue.fromS(key);
        KeyValueComparator order = new KeyValueComparator();
        boolean returned = switch (condition.condition()) {
            case SortKeyCondition.Everything everything -> true;
            case null -> false;
            case SortKeyCondition.EqualTo equal -> equal.value().equals(value);
            case SortKeyCondition.BeginsWith begins -> key.startsWith(begins.prefix());
            case SortKeyCondition.From from -> {
                int compared = order.compare(value, from.low());
                yield compared > 0 || (compared == 0 && from.included());
            }
            case SortKeyCondition.To to -> {
                int compared = order.compare(value, to.high());
                yield compared < 0 || (compared == 0 && to.included());
            }
            case SortKeyCondition.Between between ->
                order.compare(value, between.low()) >= 0 && order.compare(value, between.high()) <= 0;
        };
        return returned && condition.keeps(value);
    }
}
