package io.azulejo.orders.table;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Order dates of headers without one, derived from the order number: {@code ORD-20231001-0001}. */
final class OrderDates {
    private static final Pattern NUMBER = Pattern.compile("ORD-([0-9]{8})-.*");

    private OrderDates() {}

    /** Returns noon (UTC) of the day in the number, which is the same day in Brazil; 1970-01-01 if it has none. */
    static Instant of(String orderId) {
        Matcher number = NUMBER.matcher(orderId);
        if (!number.matches()) {
            return Instant.EPOCH;
        }
        try {
            return LocalDate.parse(number.group(1), DateTimeFormatter.BASIC_ISO_DATE)
                    .atTime(LocalTime.NOON)
                    .toInstant(ZoneOffset.UTC);
        } catch (DateTimeException noDay) {
            return Instant.EPOCH;
        }
    }
}
