package io.azulejo.template;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;

/**
 * Text forms of dates and times whose order as text is the order of the values, for attributes and keys. They have a
 * fixed width and full precision. A time with an offset or zone is written in UTC, followed by its offset or zone, so
 * that it sorts by its instant. The read methods also take the ISO 8601 forms that other applications write. Pure
 * functions.
 */
public final class SortableText {
    private static final DateTimeFormatter DATE_TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSSSSS");
    private static final int DATE_TIME_LENGTH = "2024-01-15T10:30:00.000000000".length();
    private static final int UTC_LENGTH = DATE_TIME_LENGTH + 1;
    private static final BigDecimal NANOS = BigDecimal.valueOf(1_000_000_000);

    private SortableText() {}

    /** Returns {@code 2024-01-15T10:30:00.000000000}. */
    public static String write(LocalDateTime value) {
        requireFourDigits(value.getYear(), value);
        return DATE_TIME.format(value);
    }

    public static LocalDateTime dateTime(String text) {
        return LocalDateTime.parse(text);
    }

    /** Returns {@code 2024-01-15T08:30:00.000000000Z+02:00}: the instant in UTC, then the offset. */
    public static String write(OffsetDateTime value) {
        LocalDateTime utc = value.withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime();
        return write(utc) + "Z" + value.getOffset();
    }

    public static OffsetDateTime offsetDateTime(String text) {
        return hasSuffix(text)
                ? utc(text).withOffsetSameInstant(ZoneOffset.of(text.substring(UTC_LENGTH)))
                : OffsetDateTime.parse(text);
    }

    /** Returns {@code 2024-01-15T08:30:00.000000000Z[Europe/Lisbon]}: the instant in UTC, then the zone. */
    public static String write(ZonedDateTime value) {
        LocalDateTime utc = value.withZoneSameInstant(ZoneOffset.UTC).toLocalDateTime();
        return write(utc) + "Z[" + value.getZone() + "]";
    }

    public static ZonedDateTime zonedDateTime(String text) {
        return hasSuffix(text) && text.charAt(UTC_LENGTH) == '[' && text.endsWith("]")
                ? utc(text).atZoneSameInstant(ZoneId.of(text.substring(UTC_LENGTH + 1, text.length() - 1)))
                : ZonedDateTime.parse(text);
    }

    /** Returns {@code 2024-01}. */
    public static String write(YearMonth value) {
        requireFourDigits(value.getYear(), value);
        return value.toString();
    }

    /** Returns {@code 2024}. */
    public static String write(Year value) {
        requireFourDigits(value.getValue(), value);
        return "%04d".formatted(value.getValue());
    }

    public static Year year(String text) {
        if (text.length() != 4 || !text.chars().allMatch(c -> c >= '0' && c <= '9')) {
            throw new DateTimeException("Not a year of four digits: " + text);
        }
        return Year.of(Integer.parseInt(text));
    }

    /** Returns the duration in seconds, a number. */
    public static BigDecimal seconds(Duration value) {
        BigDecimal seconds = BigDecimal.valueOf(value.getSeconds()).add(BigDecimal.valueOf(value.getNano(), 9));
        // Plain form: DynamoDB returns numbers without trailing zeros.
        BigDecimal stripped = seconds.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }

    /**
     * Returns the duration of this number of seconds.
     *
     * @throws ArithmeticException if the number has more than nine decimals or is too large
     */
    public static Duration duration(BigDecimal seconds) {
        BigDecimal[] parts = seconds.multiply(NANOS).setScale(0).divideAndRemainder(NANOS);
        return Duration.ofSeconds(parts[0].longValueExact(), parts[1].longValueExact());
    }

    private static boolean hasSuffix(String text) {
        return text.length() > UTC_LENGTH && text.charAt(DATE_TIME_LENGTH) == 'Z';
    }

    private static OffsetDateTime utc(String text) {
        return LocalDateTime.parse(text.substring(0, DATE_TIME_LENGTH)).atOffset(ZoneOffset.UTC);
    }

    private static void requireFourDigits(int year, Object value) {
        if (year < 0 || year > 9999) {
            throw new IllegalArgumentException("Out of range: " + value + " is not in the years 0 to 9999");
        }
    }
}
