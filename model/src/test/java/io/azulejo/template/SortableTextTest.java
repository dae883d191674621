package io.azulejo.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SortableTextTest {
    private static final long SEED = 20261118;
    private static final long LAST_SECOND =
            Instant.parse("9999-12-30T00:00:00Z").getEpochSecond();

    @Test
    void texts_ofRandomTimes_sortAsTheTimesAndAreReadBack() {
        Random random = new Random(SEED);
        Instant earlier = Instant.EPOCH;
        for (int i = 0; i < 2_000; i++) {
            Instant time = Instant.ofEpochSecond(random.nextLong(LAST_SECOND), random.nextInt(1_000_000_000));
            ZoneOffset offset = ZoneOffset.ofTotalSeconds(random.nextInt(-18 * 3600, 18 * 3600));
            ZoneId zone = random.nextBoolean() ? ZoneId.of("Europe/Lisbon") : ZoneId.of("America/Sao_Paulo");
            String seed = "seed " + SEED + ", " + time + " " + offset;

            OffsetDateTime withOffset = time.atOffset(offset);
            assertThat(SortableText.offsetDateTime(SortableText.write(withOffset)))
                    .as(seed)
                    .isEqualTo(withOffset);
            ZonedDateTime zoned = time.atZone(zone);
            assertThat(SortableText.zonedDateTime(SortableText.write(zoned)))
                    .as(seed)
                    .isEqualTo(zoned);
            LocalDateTime local = LocalDateTime.ofInstant(time, ZoneOffset.UTC);
            assertThat(SortableText.dateTime(SortableText.write(local)))
                    .as(seed)
                    .isEqualTo(local);
            assertThat(Integer.signum(SortableText.write(withOffset)
                            .compareTo(SortableText.write(earlier.atOffset(ZoneOffset.UTC)))))
                    .as(seed)
                    .isEqualTo(Integer.signum(time.compareTo(earlier)));
            earlier = time;
        }
    }

    @Test
    void isoTexts_ofOtherApplications_areRead() {
        assertThat(SortableText.offsetDateTime("2024-01-15T10:30:00+02:00"))
                .isEqualTo(OffsetDateTime.parse("2024-01-15T10:30:00+02:00"));
        assertThat(SortableText.zonedDateTime("2024-01-15T10:30:00+01:00[Europe/Berlin]"))
                .isEqualTo(ZonedDateTime.parse("2024-01-15T10:30:00+01:00[Europe/Berlin]"));
        assertThat(SortableText.dateTime("2024-01-15T10:30")).isEqualTo(LocalDateTime.parse("2024-01-15T10:30:00"));
    }

    @Test
    void durations_asSeconds_areReadBack() {
        for (Duration duration : new Duration[] {
            Duration.ZERO,
            Duration.ofNanos(-1),
            Duration.ofMillis(1500),
            Duration.ofDays(400),
            Duration.ofSeconds(-90, 5)
        }) {
            assertThat(SortableText.duration(
                            new BigDecimal(SortableText.seconds(duration).toPlainString())))
                    .isEqualTo(duration);
        }
        assertThat(SortableText.seconds(Duration.ofMinutes(90)).toPlainString()).isEqualTo("5400");
    }

    @Test
    void years_outsideFourDigits_areRefused() {
        assertThat(SortableText.year(SortableText.write(Year.of(7)))).isEqualTo(Year.of(7));
        assertThatThrownBy(() -> SortableText.write(Year.of(10_000))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SortableText.write(LocalDateTime.MAX)).isInstanceOf(IllegalArgumentException.class);
    }
}
