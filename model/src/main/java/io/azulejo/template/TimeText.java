package io.azulejo.template;

import io.azulejo.annotation.TimePrecision;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/**
 * Fast formatter and parser for fixed-width UTC timestamps. Every item has several timestamps, and the JDK's formatters
 * would take most of the time of reading and writing an item.
 */
final class TimeText {
    private static final int SECONDS = "0000-00-00T00:00:00Z".length();
    private static final int MILLIS = "0000-00-00T00:00:00.000Z".length();
    private static final int SECONDS_OF_DAY = 24 * 60 * 60;
    /** Marker for a non-digit, large enough to make every number that contains it negative. */
    private static final int NO_DIGIT = -1_000_000;

    private TimeText() {}

    /** Formats a timestamp of the years 0 to 9999. */
    static String write(Instant value, TimePrecision precision) {
        long second = value.getEpochSecond();
        int millis = value.getNano() / 1_000_000;
        LocalDate day = LocalDate.ofEpochDay(Math.floorDiv(second, SECONDS_OF_DAY));
        int time = Math.floorMod(second, SECONDS_OF_DAY);
        byte[] text = new byte[precision == TimePrecision.SECONDS ? SECONDS : MILLIS];
        put(text, 0, day.getYear() / 100);
        put(text, 2, day.getYear() % 100);
        text[4] = '-';
        put(text, 5, day.getMonthValue());
        text[7] = '-';
        put(text, 8, day.getDayOfMonth());
        text[10] = 'T';
        put(text, 11, time / 3600);
        text[13] = ':';
        put(text, 14, time / 60 % 60);
        text[16] = ':';
        put(text, 17, time % 60);
        if (precision == TimePrecision.MILLIS) {
            text[19] = '.';
            put(text, 20, millis / 10);
            text[22] = (byte) ('0' + millis % 10);
        }
        text[text.length - 1] = 'Z';
        return new String(text, StandardCharsets.ISO_8859_1);
    }

    private static void put(byte[] text, int at, int number) {
        text[at] = (byte) ('0' + number / 10);
        text[at + 1] = (byte) ('0' + number % 10);
    }

    /** Returns the timestamp, or null if the text does not have this form. */
    static @Nullable Instant read(String text) {
        int length = text.length();
        if ((length != SECONDS && length != MILLIS)
                || text.charAt(4) != '-'
                || text.charAt(7) != '-'
                || text.charAt(10) != 'T'
                || text.charAt(13) != ':'
                || text.charAt(16) != ':'
                || text.charAt(length - 1) != 'Z'
                || (length == MILLIS && text.charAt(19) != '.')) {
            return null;
        }
        int year = pair(text, 0) * 100 + pair(text, 2);
        int month = pair(text, 5);
        int day = pair(text, 8);
        int hour = pair(text, 11);
        int minute = pair(text, 14);
        int second = pair(text, 17);
        int millis = length == MILLIS ? pair(text, 20) * 10 + digit(text, 22) : 0;
        if ((year | month | day | hour | minute | second | millis) < 0
                || month < 1
                || month > 12
                || day < 1
                || day > YearMonth.of(year, month).lengthOfMonth()
                || hour > 23
                || minute > 59
                || second > 59) {
            return null; // the caller falls back to a lenient parser, which reports errors
        }
        return Instant.ofEpochSecond(
                LocalDate.of(year, month, day).toEpochDay() * SECONDS_OF_DAY + hour * 3600L + minute * 60L + second,
                millis * 1_000_000L);
    }

    /** Returns a two-digit number, or a large negative number if a character is not a digit. */
    private static int pair(String text, int at) {
        return digit(text, at) * 10 + digit(text, at + 1);
    }

    private static int digit(String text, int at) {
        int digit = text.charAt(at) - '0';
        return digit < 0 || digit > 9 ? NO_DIGIT : digit;
    }
}
