package io.azulejo.toolkit.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.direct.SortTest;
import io.azulejo.template.KeyEncoding;
import io.azulejo.toolkit.query.SortRange.Bound;
import io.azulejo.toolkit.query.SortRange.Edge;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class SortConditionTest {
    private static final SortSegment<Integer> LAST_PART =
            new SortSegment<>("LINE#", n -> KeyEncoding.pad(n, 3), "", SortSegment.Order.AS_VALUES);
    private static final SortSegment<Integer> INNER_PART =
            new SortSegment<>("LINE#", n -> KeyEncoding.pad(n, 3), "#", SortSegment.Order.AS_VALUES);
    private static final SortSegment<Integer> DESCENDING_PART = new SortSegment<>(
            "", n -> KeyEncoding.padDescending(BigInteger.valueOf(n), 3), "#", SortSegment.Order.REVERSED);

    @Test
    void of_noBounds_isThePrefixAlone() {
        assertThat(SortCondition.of(SortRange.<Integer>all(), LAST_PART))
                .isEqualTo(SortCondition.of(new SortTest.BeginsWith("LINE#")));
        assertThat(SortCondition.of(SortRange.<Integer>all(), DESCENDING_PART)).isEqualTo(SortCondition.EVERYTHING);
    }

    @Test
    void of_oneBoundUnderAPrefix_neverLeavesThePrefix() {
        SortCondition condition = SortCondition.of(SortRange.from(7), LAST_PART);
        assertThat(condition.test())
                .isEqualTo(new SortTest.Between(
                        AttributeValue.fromS("LINE#007"), AttributeValue.fromS("LINE#" + SortCondition.LAST)));
    }

    @Test
    void of_boundsTheWrongWayRound_readsNothing() {
        assertThat(SortCondition.of(SortRange.between(9, 1), LAST_PART)).isEqualTo(SortCondition.NOTHING);
    }

    @Test
    void of_plainNumbers_usesTheComparisonItself() {
        SortCondition condition = SortCondition.of(SortRange.after(5), n -> AttributeValue.fromN(String.valueOf(n)));
        assertThat(condition.test()).isEqualTo(new SortTest.From(AttributeValue.fromN("5"), false));
    }

    @Test
    void of_anyRange_keepsExactlyTheKeysOfItsValues() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int round = 0; round < 2000; round++) {
            SortRange<Integer> range = new SortRange<>(bound(random), bound(random));
            for (SortSegment<Integer> segment : List.of(LAST_PART, INNER_PART, DESCENDING_PART)) {
                SortCondition condition = SortCondition.of(range, segment);
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
        assertThat(new KeyOrder().compare(AttributeValue.fromS("\uD83D\uDE00"), AttributeValue.fromS("\uFF5E")))
                .isPositive();
        assertThat(new KeyOrder().compare(AttributeValue.fromN("-10"), AttributeValue.fromN("9")))
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

    private static boolean matches(SortCondition condition, String key) {
        AttributeValue value = AttributeValue.fromS(key);
        KeyOrder order = new KeyOrder();
        boolean returned = switch (condition.test()) {
            case SortTest.Everything everything -> true;
            case null -> false;
            case SortTest.EqualTo equal -> equal.value().equals(value);
            case SortTest.BeginsWith begins -> key.startsWith(begins.prefix());
            case SortTest.From from -> {
                int compared = order.compare(value, from.low());
                yield compared > 0 || (compared == 0 && from.included());
            }
            case SortTest.To to -> {
                int compared = order.compare(value, to.high());
                yield compared < 0 || (compared == 0 && to.included());
            }
            case SortTest.Between between ->
                order.compare(value, between.low()) >= 0 && order.compare(value, between.high()) <= 0;
        };
        return returned && condition.keeps(value);
    }
}
