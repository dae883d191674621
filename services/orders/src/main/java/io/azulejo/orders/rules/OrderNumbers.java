package io.azulejo.orders.rules;

import io.azulejo.orders.table.Company;
import io.azulejo.orders.table.OrderSequence;
import io.azulejo.orders.table.OrderSequenceAttributes;
import io.azulejo.orders.table.OrderSequenceKeys;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.NotFoundException;
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
        try {
            return raised(company, day);
        } catch (NotFoundException first) {
            try {
                return table.sequenceTable()
                        .create(new OrderSequence(company.cnpj(), day, 1))
                        .last();
            } catch (AlreadyExistsException other) {
                return raised(company, day);
            }
        }
    }

    private long raised(Company company, String day) {
        return table.sequenceTable()
                .update(OrderSequenceKeys.of(company.cnpj(), day))
                .add(OrderSequenceAttributes.LAST, 1L)
                .run()
                .last();
    }
}
