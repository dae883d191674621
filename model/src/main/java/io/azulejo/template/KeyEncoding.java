package io.azulejo.template;

import io.azulejo.annotation.TimePrecision;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/**
 * Encoding of values in keys. Text is written verbatim, except that the delimiter and {@code %} are percent-encoded so
 * that no value can forge another key. The other formats have a fixed width or preserve the order, so keys sort in the
 * order of their values. Generated code calls these pure functions.
 */
public final class KeyEncoding {
    private static final DateTimeFormatter MONTH =
            DateTimeFormatter.ofPattern("uuuu-MM").withZone(ZoneOffset.UTC);
    private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999Z");

    private KeyEncoding() {}

    /** Returns the text with the delimiter and {@code %} percent-encoded, or the same string if it contains neither. */
    public static String text(String value, char delimiter) {
        if (value.indexOf(delimiter) < 0 && value.indexOf('%') < 0) {
            return value;
        }
        StringBuilder encoded = new StringBuilder(value.length() + 8);
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == delimiter || c == '%') {
                encoded.append(String.format("%%%02X", (int) c));
            } else {
                encoded.append(c);
            }
        }
        return encoded.toString();
    }

    /**
     * Decodes a text encoded by {@link #text}. Other percent signs are kept, because another application may have
     * written the key.
     */
    public static String decodeText(String encoded, char delimiter) {
        if (encoded.indexOf('%') < 0) {
            return encoded;
        }
        return encoded.replace(String.format("%%%02X", (int) delimiter), String.valueOf(delimiter))
                .replace("%25", "%");
    }

    /** Returns the text in lower case, the same in every locale. */
    public static String lower(String value) {
        return value.toLowerCase(Locale.ROOT);
    }

    /** Returns the text in upper case, the same in every locale. */
    public static String upper(String value) {
        return value.toUpperCase(Locale.ROOT);
    }

    public static String pad(long value, int width) {
        return pad(BigInteger.valueOf(value), width);
    }

    public static String pad(BigInteger value, int width) {
        String digits = value.toString();
        if (value.signum() < 0 || digits.length() > width) {
            throw new IllegalArgumentException(
                    "Key value out of range: " + value + " is not a number from 0 with at most " + width + " digits");
        }
        return "0".repeat(width - digits.length()) + digits;
    }

    /**
     * Encodes the number so that the largest sorts first: each digit of {@link #pad(BigInteger, int)} becomes its
     * complement to nine.
     */
    public static String padDescending(BigInteger value, int width) {
        return complement(pad(value, width));
    }

    /**
     * Encodes any decimal number so that text order is numeric order: a sign digit, a fixed-width exponent, the digits.
     * A negative number is the complement of its absolute value, terminated by {@code ~} so that a longer one sorts
     * first.
     */
    public static String sortable(BigDecimal value) {
        if (value.signum() == 0) {
            return "1";
        }
        BigDecimal plain = value.abs().stripTrailingZeros();
        // value = 0.digits × 10^exponent; the fixed-width exponent in front of the digits orders by magnitude.
        int exponent = plain.precision() - plain.scale();
        if (exponent < -4999 || exponent > 4999) {
            throw new IllegalArgumentException("Key value out of range: " + value + " has too large an exponent");
        }
        String magnitude = pad(exponent + 5000L, 4) + plain.unscaledValue();
        return value.signum() > 0 ? "2" + magnitude : "0" + complement(magnitude) + "~";
    }

    /** Encodes the number so that the largest sorts first. */
    public static String sortableDescending(BigDecimal value) {
        return sortable(value.negate());
    }

    /** Decodes a number encoded by {@link #sortable}. */
    public static BigDecimal fromSortable(String key) {
        return switch (key.charAt(0)) {
            case '1' -> BigDecimal.ZERO;
            case '2' -> magnitude(key.substring(1));
            case '0' ->
                magnitude(complement(key.substring(1, key.length() - 1))).negate();
            default -> throw new IllegalArgumentException("Not a sortable number: " + key);
        };
    }

    private static BigDecimal magnitude(String text) {
        int exponent = Integer.parseInt(text.substring(0, 4)) - 5000;
        BigInteger digits = new BigInteger(text.substring(4));
        return new BigDecimal(digits, text.length() - 4 - exponent);
    }

    /**
     * Formats the timestamp in UTC with a fixed width. {@code Instant.toString()} does not sort, because it prints 0,
     * 3, 6 or 9 decimals.
     */
    public static String time(Instant value, TimePrecision precision) {
        if (value.isBefore(FIRST) || value.isAfter(LAST)) {
            throw new IllegalArgumentException("Timestamp out of range: " + value + " is not in the years 0 to 9999");
        }
        return TimeText.write(value, precision);
    }

    /**
     * Formats the timestamp so that the latest sorts first: the milliseconds until the end of the year 9999, with a
     * fixed width.
     */
    public static String timeDescending(Instant value, TimePrecision precision) {
        time(value, precision);
        ChronoUnit unit = precision == TimePrecision.SECONDS ? ChronoUnit.SECONDS : ChronoUnit.MILLIS;
        return pad(LAST.toEpochMilli() - value.truncatedTo(unit).toEpochMilli(), 15);
    }

    public static String day(Instant value) {
        return day(LocalDate.ofInstant(value, ZoneOffset.UTC));
    }

    public static String day(LocalDate value) {
        return DateTimeFormatter.ISO_LOCAL_DATE.format(value);
    }

    public static String month(Instant value) {
        return MONTH.format(value);
    }

    public static String month(YearMonth value) {
        return value.toString();
    }

    /**
     * Parses any RFC 3339 timestamp, with any number of decimals and any offset, because other applications may write
     * other forms.
     */
    public static Instant parseTime(String text) {
        Instant fixed = TimeText.read(text);
        return fixed != null ? fixed : OffsetDateTime.parse(text).toInstant();
    }

    private static String complement(String digits) {
        char[] chars = digits.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            chars[i] = (char) ('0' + '9' - chars[i]);
        }
        return new String(chars);
    }
}
