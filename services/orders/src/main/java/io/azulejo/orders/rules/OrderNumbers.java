package io.azulejo.orders.rules;

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

/** Order numbers, counted by company and day of its calendar: {@code ORD-20231001-0001}. */
@Singleton
public final class OrderNumbers {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("uuuuMMdd", Locale.ROOT);

    private final OrdersTable table;

    public OrderNumbers(OrdersTable table) {
        this.table = table;
    }

    /** The next one; nobody else gets it, even if the order it was for fails. */
    String next(Company company, Instant now) {
        String day = DAY.format(now.atZone(ZoneId.of(company.timeZone())));
        String digits = "%0" + company.orderDigits() + "d";
        return "ORD-" + day + "-" + String.format(Locale.ROOT, digits, count(company, day));
    }

    private long count(Company company, String day) {
        EntityKey<OrderSequence> key = OrderSequenceKeys.of(company.cnpj(), day);
        try {
            return raised(key);
        } catch (NotFoundException first) {
            table.sequenceTable().getOrCreate(key, () -> new OrderSequence(company.cnpj(), day, 0));
            return raised(key);
        }
    }

    private long raised(EntityKey<OrderSequence> key) {
        return table.sequenceTable()
                .update(key)
                .add(OrderSequenceAttributes.LAST, 1L)
                .run()
                .last();
    }
}
