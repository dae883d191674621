package io.azulejo.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.annotation.TimePrecision;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class KeyEncodingTest {
    private static final long SEED = 42;

    @Test
    void text_withoutDelimiterAndPercent_isVerbatim() {
        assertThat(KeyEncoding.text("john@example.com", '#')).isEqualTo("john@example.com");
        assertThat(KeyEncoding.text("a#b%c", '#')).isEqualTo("a%23b%25c");
        assertThat(KeyEncoding.text("a#b|c", '|')).isEqualTo("a#b%7Cc");
    }

    @Test
    void text_anyValue_roundTripsAndHoldsNoDelimiter() {
        Samples samples = new Samples(SEED);
        for (int i = 0; i < Samples.COUNT; i++) {
            String text = samples.text();
            for (char delimiter : List.of('#', '|', '-', '~')) {
                String encoded = KeyEncoding.text(text, delimiter);
                assertThat(encoded).as("seed %d: %s", SEED, text).doesNotContain(String.valueOf(delimiter));
                assertThat(KeyEncoding.decodeText(encoded, delimiter))
                        .as("seed %d, delimiter %s", SEED, delimiter)
                        .isEqualTo(text);
            }
        }
    }

    @Test
    void decodeText_otherPercentSigns_areKept() {
        assertThat(KeyEncoding.decodeText("100%", '#')).isEqualTo("100%");
        assertThat(KeyEncoding.decodeText("a%20b", '#')).isEqualTo("a%20b");
    }

    @Test
    void pad_numbers_sortNumerically() {
        assertThat(KeyEncoding.pad(9, 6)).isEqualTo("000009").isLessThan(KeyEncoding.pad(10, 6));
        assertThat(KeyEncoding.padDescending(BigInteger.TEN, 3)).isEqualTo("989");
        assertThatThrownBy(() -> KeyEncoding.pad(1_000, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1000 is not a number from 0 with at most 3 digits");
        assertThatThrownBy(() -> KeyEncoding.pad(-1, 3)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void sortable_anyTwoNumbers_sortNumerically() {
        Samples samples = new Samples(SEED);
        for (int i = 0; i < Samples.COUNT; i++) {
            BigDecimal left = samples.decimal();
            BigDecimal right = i % 3 == 0 ? left.add(samples.decimal().movePointLeft(30)) : samples.decimal();
            assertThat(Integer.signum(KeyEncoding.sortable(left).compareTo(KeyEncoding.sortable(right))))
                    .as("seed %d: %s and %s", SEED, left, right)
                    .isEqualTo(Integer.signum(left.compareTo(right)));
            assertThat(Integer.signum(
                            KeyEncoding.sortableDescending(left).compareTo(KeyEncoding.sortableDescending(right))))
                    .as("seed %d, descending: %s and %s", SEED, left, right)
                    .isEqualTo(Integer.signum(right.compareTo(left)));
        }
    }

    @Test
    void sortable_anyNumber_roundTrips() {
        Samples samples = new Samples(SEED);
        for (int i = 0; i < Samples.COUNT; i++) {
            BigDecimal value = samples.decimal();
            assertThat(KeyEncoding.fromSortable(KeyEncoding.sortable(value)))
                    .as("seed %d", SEED)
                    .isEqualByComparingTo(value);
        }
        assertThat(KeyEncoding.fromSortable(KeyEncoding.sortable(BigDecimal.ZERO)))
                .isEqualByComparingTo(BigDecimal.ZERO);
    }

    @ParameterizedTest
    @EnumSource(TimePrecision.class)
    void time_anyTwoInstants_haveFixedWidthAndSortChronologically(TimePrecision precision) {
        Samples samples = new Samples(SEED);
        ChronoUnit unit = precision == TimePrecision.SECONDS ? ChronoUnit.SECONDS : ChronoUnit.MILLIS;
        for (int i = 0; i < Samples.COUNT; i++) {
            Instant left = samples.instant().truncatedTo(unit);
            Instant right = i % 2 == 0 ? samples.instant().truncatedTo(unit) : left.plus(1, unit);
            String written = KeyEncoding.time(left, precision);
            assertThat(written).hasSize(precision == TimePrecision.SECONDS ? 20 : 24);
            assertThat(KeyEncoding.parseTime(written)).as("seed %d", SEED).isEqualTo(left);
            assertThat(Integer.signum(written.compareTo(KeyEncoding.time(right, precision))))
                    .as("seed %d: %s and %s", SEED, left, right)
                    .isEqualTo(Integer.signum(left.compareTo(right)));
            assertThat(Integer.signum(KeyEncoding.timeDescending(left, precision)
                            .compareTo(KeyEncoding.timeDescending(right, precision))))
                    .as("seed %d, descending: %s and %s", SEED, left, right)
                    .isEqualTo(Integer.signum(right.compareTo(left)));
        }
    }

    @Test
    void time_eachPrecision_hasDocumentedWidth() {
        Instant time = Instant.parse("2024-01-15T10:30:00.5Z");

        assertThat(KeyEncoding.time(time, TimePrecision.SECONDS)).isEqualTo("2024-01-15T10:30:00Z");
        assertThat(KeyEncoding.time(time, TimePrecision.MILLIS)).isEqualTo("2024-01-15T10:30:00.500Z");
        assertThat(KeyEncoding.day(time)).isEqualTo("2024-01-15");
        assertThat(KeyEncoding.month(time)).isEqualTo("2024-01");
        assertThat(KeyEncoding.month(YearMonth.of(2024, 1))).isEqualTo("2024-01");
        assertThat(KeyEncoding.day(LocalDate.of(2023, 10, 3))).isEqualTo("2023-10-03");
    }

    @Test
    void time_beyondTheYear9999_isRefused() {
        assertThatThrownBy(() -> KeyEncoding.time(Instant.MAX, TimePrecision.MILLIS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("years 0 to 9999");
    }

    @ParameterizedTest
    @CsvSource({
        "2024-01-15T10:30:00Z, 2024-01-15T10:30:00Z",
        "2024-01-15T10:30:00.123456789Z, 2024-01-15T10:30:00.123456789Z",
        "2024-01-15T07:30:00-03:00, 2024-01-15T10:30:00Z",
        "2024-01-15T10:30:00.5+00:00, 2024-01-15T10:30:00.500Z"
    })
    void parseTime_anyRfc3339_isRead(String text, Instant time) {
        assertThat(KeyEncoding.parseTime(text)).isEqualTo(time);
    }

    @ParameterizedTest
    @CsvSource({
        "2024-13-15T10:30:00Z",
        "2024-00-15T10:30:00Z",
        "2024-01-15 10:30:00",
        "2024-02-30T10:30:00.000Z",
        "2024-01-00T10:30:00Z",
        "2024-01-15T24:30:00Z",
        "2024-01-15T10:60:00Z",
        "2024-01-15T10:30:60.000Z",
        "2024-01-1aT10:30:00Z",
        "2O24-01-15T10:30:00Z",
        "2024-01-15T10:30:00.12xZ",
        "2024-01-15T10:30:00,123Z",
        "yesterday"
    })
    void parseTime_invalidText_isRejected(String text) {
        assertThatThrownBy(() -> KeyEncoding.parseTime(text)).isInstanceOf(DateTimeException.class);
    }
}
