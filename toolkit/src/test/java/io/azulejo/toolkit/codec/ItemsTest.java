package io.azulejo.toolkit.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ItemsTest {

    @Test
    void string_missing_namesTheAttribute() {
        assertThatThrownBy(() -> Items.string(Map.of(), "Title"))
                .isInstanceOf(UnreadableValueException.class)
                .hasMessage("attribute Title is missing");
    }

    @Test
    void string_ofAnotherType_namesBothTypes() {
        assertThatThrownBy(() -> Items.string(Map.of("Title", AttributeValue.fromN("1")), "Title"))
                .isInstanceOf(UnreadableValueException.class)
                .hasMessage("attribute Title should be a string but is of type N");
    }

    @Test
    void intValue_tooLarge_saysSo() {
        assertThatThrownBy(() -> Items.intValue(Map.of("Loans", AttributeValue.fromN("3000000000")), "Loans"))
                .isInstanceOf(UnreadableValueException.class)
                .hasMessage("attribute Loans: the component's type cannot hold the number 3000000000");
    }

    @Test
    void orNull_ofMissingOrNull_isNull() {
        assertThat(Items.stringOrNull(Map.of(), "Title")).isNull();
        assertThat(Items.stringOrNull(Map.of("Title", AttributeValue.fromNul(true)), "Title"))
                .isNull();
    }

    @Test
    void missing_booleanVersionAndCollections_haveTheirEmptyValue() {
        assertThat(Items.booleanValue(Map.of(), "Open")).isFalse();
        assertThat(Items.version(Map.of(), "Version")).isZero();
        assertThat(Items.list(Map.of(), "Notes", Codecs.listOf(Codecs.STRING))).isEmpty();
        assertThat(Items.set(Map.of(), "Tags", Codecs.STRING_SET)).isEmpty();
        assertThat(Items.map(Map.of(), "Prices", Codecs.mapOf(Codecs.BIG_DECIMAL)))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2024-01-15T10:30:00Z",
                "2024-01-15T10:30:00.000Z",
                "2024-01-15T10:30:00.000000000Z",
                "2024-01-15T07:30:00-03:00"
            })
    void instant_ofAnyRfc3339Text_isRead(String text) {
        assertThat(Items.instant(Map.of("At", AttributeValue.fromS(text)), "At"))
                .isEqualTo(Instant.parse("2024-01-15T10:30:00Z"));
    }

    @Test
    void instant_ofOtherText_saysWhatWouldBeRight() {
        assertThatThrownBy(() -> Items.instant(Map.of("At", AttributeValue.fromS("yesterday")), "At"))
                .isInstanceOf(UnreadableValueException.class)
                .hasMessage("attribute At: not an RFC 3339 timestamp: yesterday");
    }

    @Test
    void codecs_ofEveryType_giveTheValueBack() {
        roundTrip(Codecs.STRING, "");
        roundTrip(Codecs.BOOLEAN, true);
        roundTrip(Codecs.SHORT, (short) -3);
        roundTrip(Codecs.INTEGER, Integer.MIN_VALUE);
        roundTrip(Codecs.LONG, Long.MAX_VALUE);
        roundTrip(Codecs.FLOAT, 1.5f);
        roundTrip(Codecs.DOUBLE, -0.25);
        roundTrip(Codecs.BIG_DECIMAL, new BigDecimal("12345678901234567890.5"));
        roundTrip(Codecs.INSTANT_SECONDS, Instant.parse("2024-01-15T10:30:00Z"));
        roundTrip(Codecs.INSTANT_MILLIS, Instant.parse("2024-01-15T10:30:00.123Z"));
        roundTrip(Codecs.EPOCH_SECONDS, Instant.parse("2024-01-15T10:30:00Z"));
        roundTrip(Codecs.LOCAL_DATE, LocalDate.parse("2024-02-29"));
        roundTrip(Codecs.YEAR_MONTH, YearMonth.parse("2024-02"));
        roundTrip(Codecs.DURATION, Duration.ofMinutes(90));
        roundTrip(Codecs.UUID, new UUID(1, 2));
        roundTrip(Codecs.STRING_SET, Set.of("a", "b"));
        roundTrip(Codecs.numberSetOf(Codecs.LONG), Set.of(1L, 2L));
        roundTrip(Codecs.listOf(Codecs.INTEGER), List.of(3, 1, 2));
        roundTrip(Codecs.mapOf(Codecs.listOf(Codecs.STRING)), Map.of("a", List.of("x")));
        assertThat(Codecs.BYTES.decode(Codecs.BYTES.encode(new byte[] {1, 2}))).containsExactly(1, 2);
    }

    private static <T> void roundTrip(ValueCodec<T> codec, T value) {
        assertThat(codec.decode(codec.encode(value))).isEqualTo(value);
    }
}
