package io.azulejo.template;

import io.azulejo.annotation.TimePrecision;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import org.jspecify.annotations.Nullable;

/**
 * Fixed-width UTC timestamps, digit by digit: every item has several, and the JDK's formatters take most of the time
 * of reading and writing one.
 */
final class TimeText {
    private static final String SECONDS = "0000-00-00T00:00:00Z";
    private static final String MILLIS = "0000-00-00T00:00:00.000Z";

    private TimeText() {}

    /** A time of the years 0 to 9999. */
    static String write(Instant value, TimePrecision precision) {
        LocalDateTime time = LocalDateTime.ofEpochSecond(value.getEpochSecond(), 0, ZoneOffset.UTC);
        char[] text = (precision == TimePrecision.SECONDS ? SECONDS : MILLIS).toCharArray();
        put(text, 0, 4, time.getYear());
        put(text, 5, 2, time.getMonthValue());
        put(text, 8, 2, time.getDayOfMonth());
        put(text, 11, 2, time.getHour());
        put(text, 14, 2, time.getMinute());
        put(text, 17, 2, time.getSecond());
        if (precision == TimePrecision.MILLIS) {
            put(text, 20, 3, value.get(ChronoField.MILLI_OF_SECOND));
        }
        return new String(text);
    }

    private static void put(char[] text, int from, int width, int number) {
        int rest = number;
        for (int i = from + width - 1; i >= from; i--) {
            text[i] = (char) ('0' + rest % 10);
            rest /= 10;
        }
    }

    /** The time, or null if the text is not of this form: others write other ones. */
    static @Nullable Instant read(String text) {
        String form = text.length() == SECONDS.length() ? SECONDS : MILLIS;
        if (text.length() != form.length() || !hasForm(text, form)) {
            return null;
        }
        try {
            return LocalDateTime.of(
                            number(text, 0, 4),
                            number(text, 5, 2),
                            number(text, 8, 2),
                            number(text, 11, 2),
                            number(text, 14, 2),
                            number(text, 17, 2),
                            form.equals(MILLIS) ? number(text, 20, 3) * 1_000_000 : 0)
                    .toInstant(ZoneOffset.UTC);
        } catch (DateTimeException e) {
            // Such as second 60: the caller's parser says what is wrong.
            return null;
        }
    }

    private static boolean hasForm(String text, String form) {
        for (int i = 0; i < form.length(); i++) {
            char c = text.charAt(i);
            if (form.charAt(i) == '0' ? c < '0' || c > '9' : c != form.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static int number(String text, int from, int width) {
        int number = 0;
        for (int i = from; i < from + width; i++) {
            number = number * 10 + text.charAt(i) - '0';
        }
        return number;
    }
}
