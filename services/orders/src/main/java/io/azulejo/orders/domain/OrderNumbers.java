package io.azulejo.orders.domain;

import io.azulejo.orders.table.Company;
import io.azulejo.orders.table.OrderSequence;
import io.azulejo.orders.table.OrderSequenceAttributes;
import io.azulejo.orders.table.OrderSequenceKeys;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.schema.EntityKey;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Generator of order numbers, counted per company and day in its time zone: {@code ORD-20231001-0001}. */
@Singleton
public final class OrderNumbers {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("uuuuMMdd", Locale.ROOT);

    private final OrdersTable table;

    public OrderNumbers(OrdersTable table) {
        this.table = table;
    }

    /** Returns the next number. A number is never reused, even if its order fails. */
    String next(Company company, Instant now) {
        String day = DAY.format(now.atZone(ZoneId.of(company.timeZone())));
        String digits = "%0" + company.orderDigits() + "d";
        return "ORD-" + day + "-" + String.format(Locale.ROOT, digits, count(company, day));
    }

    private long count(Company company, String day) {
        EntityKey<OrderSequence> key = OrderSequenceKeys.of(company.cnpj(), day);
        try {
            return increment(key);
        } catch (NotFoundException missing) {
            table.sequenceTable().getOrCreate(key, () -> new OrderSequence(company.cnpj(), day, 0));
            return increment(key);
        }
    }

    private long increment(EntityKey<OrderSequence> key) {
        return table.sequenceTable()
                .update(key)
                .add(OrderSequenceAttributes.LAST, 1L)
                .run()
                .last();
    }
}
