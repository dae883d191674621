package io.azulejo.toolkit.query;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/** Range of days, both inclusive, for keys with a day in the partition. Immutable. */
public record DayRange(LocalDate first, LocalDate last) {
    /** Cursors hold the number of a day in two bytes. */
    private static final int MOST_DAYS = 1 << 16;

    public DayRange {
        if (last.isBefore(first)) {
            throw new IllegalArgumentException("The last day " + last + " is before the first " + first);
        }
        if (first.until(last, ChronoUnit.DAYS) >= MOST_DAYS) {
            throw new IllegalArgumentException(
                    "A range has at most " + MOST_DAYS + " days, not those from " + first + " to " + last);
        }
    }

    public static DayRange of(LocalDate day) {
        return new DayRange(day, day);
    }

    /** Returns the range of UTC days that contains the times from the first to the last. */
    public static DayRange between(Instant first, Instant last) {
        return new DayRange(day(first), day(last));
    }

    /** Returns the range of {@code count} days that ends with the given day. */
    public static DayRange upTo(LocalDate last, int count) {
        return new DayRange(last.minusDays(count - 1L), last);
    }

    public int count() {
        return (int) first.until(last, ChronoUnit.DAYS) + 1;
    }

    private static LocalDate day(Instant time) {
        return LocalDate.ofInstant(time, ZoneOffset.UTC);
    }
}
