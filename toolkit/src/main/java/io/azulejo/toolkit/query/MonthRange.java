package io.azulejo.toolkit.query;

import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;

/** Range of months, both inclusive, for keys with a month in the partition. Immutable. */
public record MonthRange(YearMonth first, YearMonth last) {

    public MonthRange {
        if (last.isBefore(first)) {
            throw new IllegalArgumentException("The last month " + last + " is before the first " + first);
        }
    }

    public static MonthRange of(YearMonth month) {
        return new MonthRange(month, month);
    }

    /** Returns the range of UTC months that contains the times from the first to the last. */
    public static MonthRange between(Instant first, Instant last) {
        return new MonthRange(month(first), month(last));
    }

    /** Returns the range of {@code count} months that ends with the given month. */
    public static MonthRange upTo(YearMonth last, int count) {
        return new MonthRange(last.minusMonths(count - 1L), last);
    }

    public int count() {
        return (int) first.until(last, java.time.temporal.ChronoUnit.MONTHS) + 1;
    }

    private static YearMonth month(Instant time) {
        return YearMonth.from(time.atOffset(ZoneOffset.UTC));
    }
}
