package io.azulejo.orders.rules;

import io.azulejo.orders.table.Company;
import io.azulejo.orders.table.DraftLine;
import io.azulejo.orders.table.DraftPart;
import io.azulejo.orders.table.Money;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderHeaderBuilder;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Payment;
import io.azulejo.orders.table.Shipment;
import io.azulejo.orders.table.StatusItem;
import io.azulejo.orders.table.Totals;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.idempotency.Mark;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Texts;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes orders. */
@Singleton
public final class OrderEntry {
    /** With what else an order has, a transaction has its hundred actions. */
    static final int MOST_AT_ONCE = 90;

    private static final int MOST_ACTIONS = 100;
    /** Header, status, customer, history and mark. */
    private static final int ACTIONS_BESIDE = 5;

    private static final int LOWEST_PRIORITY = 9;
    private static final int LONGEST_NOTES = 2_000;
    private static final int NUMBERS_TRIED = 100;

    private final OrdersTable table;
    private final OrderNumbers numbers;
    private final Lines lines;
    private final Customers customers;
    private final DraftLines draftLines;
    private final OrderChanges changes;
    private final InstantSource clock;

    public OrderEntry(
            OrdersTable table,
            OrderNumbers numbers,
            Lines lines,
            Customers customers,
            DraftLines draftLines,
            OrderChanges changes,
            InstantSource clock) {
        this.table = table;
        this.numbers = numbers;
        this.lines = lines;
        this.customers = customers;
        this.draftLines = draftLines;
        this.changes = changes;
        this.clock = clock;
    }

    /**
     * Takes an order, pending: whole in one transaction, or, if it is long, its lines step by step after the rest. A
     * long one is marked as made with the rest: from then on it is there, and its job writes the lines.
     */
    public Order create(Tenant tenant, OrderDraft draft, Mark mark) {
        tenant.require(CompanyRole.SALES);
        Company company = table.settings(tenant.cnpj());
        List<DraftLine> wanted = lines.merged(tenant, draft.lines());
        Instant now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        for (int tried = 0; tried < NUMBERS_TRIED; tried++) {
            String orderId = numbers.next(company, now);
            try {
                write(tenant, company, orderId, draft, wanted, now, mark);
                return changes.read(tenant, orderId);
            } catch (AlreadyExistsException taken) {
                // an order of that number was brought in from elsewhere: the next one may be free
            }
        }
        throw ProblemException.conflict("The next " + NUMBERS_TRIED + " order numbers of today are taken");
    }

    private void write(
            Tenant tenant,
            Company company,
            String orderId,
            OrderDraft draft,
            List<DraftLine> wanted,
            Instant now,
            Mark mark) {
        List<OrderLine> items = wanted.stream()
                .map(line -> Lines.line(tenant.cnpj(), orderId, line))
                .toList();
        List<Shipment> shipments = Shipments.of(tenant.cnpj(), orderId, draft.shipments());
        List<Payment> payments = Payments.of(tenant.cnpj(), orderId, draft.payments(), now);
        Totals totals = Totals.of(items, shipments, discount(draft.discount()), payments);
        if (totals.payable().signum() < 0) {
            throw ProblemException.invalid("discount", "must be at most what the order comes to");
        }
        int actions = items.size() + shipments.size() + payments.size() + ACTIONS_BESIDE;
        boolean whole = items.size() <= MOST_AT_ONCE && actions <= MOST_ACTIONS;
        OrderStatus phase = whole ? OrderStatus.Pendente : OrderStatus.Rascunho;
        TransactWrite write = table.transaction()
                .create(header(tenant, company, orderId, draft, totals, phase, now))
                .create(new StatusItem(tenant.cnpj(), orderId, phase))
                .create(customers.snapshot(tenant, orderId, draft))
                .createAll(shipments)
                .createAll(payments)
                .create(tenant.history(orderId, clock.instant(), "create", null, phase, null));
        if (whole) {
            mark.run(write.createAll(items), orderId);
            return;
        }
        List<DraftPart> parts = DraftLines.parts(tenant.cnpj(), orderId, wanted);
        JobRecord job = draftLines.record(tenant, orderId);
        mark.run(write.createAll(parts).create(job), orderId);
        draftLines.goOn(job);
    }

    private OrderHeader header(
            Tenant tenant,
            Company company,
            String orderId,
            OrderDraft draft,
            Totals totals,
            OrderStatus phase,
            Instant now) {
        return OrderHeaderBuilder.blank()
                .cnpj(tenant.cnpj())
                .orderId(orderId)
                .companyName(company.name())
                .orderDate(now)
                .notes(notes(draft.notes()))
                .orderStatus(phase)
                .totals(totals)
                .priority(priority(draft.priority()))
                .due(draft.due())
                .createdBy(tenant.actor())
                .updatedBy(tenant.actor())
                .createdAt(clock.instant())
                .build();
    }

    static @Nullable String notes(@Nullable String notes) {
        return Texts.optional("notes", notes, LONGEST_NOTES);
    }

    static BigDecimal discount(@Nullable BigDecimal discount) {
        return discount == null ? Money.ZERO : Fields.money("discount", discount);
    }

    static @Nullable Integer priority(@Nullable Integer priority) {
        if (priority != null && (priority < 0 || priority > LOWEST_PRIORITY)) {
            throw ProblemException.invalid("priority", "must be from 0, picked first, to " + LOWEST_PRIORITY);
        }
        return priority;
    }
}
