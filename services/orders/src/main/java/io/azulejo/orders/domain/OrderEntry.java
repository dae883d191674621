package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import io.azulejo.orders.table.Company;
import io.azulejo.orders.table.DraftLine;
import io.azulejo.orders.table.DraftPart;
import io.azulejo.orders.table.HistoryEntry;
import io.azulejo.orders.table.Money;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderCustomer;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderHeaderBuilder;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderLineKeys;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Payment;
import io.azulejo.orders.table.PaymentKeys;
import io.azulejo.orders.table.Shipment;
import io.azulejo.orders.table.ShipmentKeys;
import io.azulejo.orders.table.StatusItem;
import io.azulejo.orders.table.Totals;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.TransactionResult;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Creation of orders. */
@Singleton
public final class OrderEntry {
    /** Together with an order's other items, this stays within the 100 actions of a transaction. */
    static final int MAX_LINES_PER_TRANSACTION = 90;

    private static final int MOST_ACTIONS = 100;
    /** Header, status, customer, history and idempotency record. */
    private static final int OTHER_ACTIONS = 5;

    private static final int LOWEST_PRIORITY = 9;
    private static final int LONGEST_NOTES = 2_000;
    private static final int MAX_ATTEMPTS = 100;

    private final OrdersTable table;
    private final OrderNumbers numbers;
    private final OrderLineFactory lines;
    private final Customers customers;
    private final DraftLinesJob draftLines;
    private final OrderUpdater changes;
    private final InstantSource clock;

    public OrderEntry(
            OrdersTable table,
            OrderNumbers numbers,
            OrderLineFactory lines,
            Customers customers,
            DraftLinesJob draftLines,
            OrderUpdater changes,
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
     * Creates a pending order. A short order is written in one transaction. A long order is written without its lines
     * first, and a job adds the lines in steps. The first transaction also commits the idempotency key, because from
     * then on the order exists.
     */
    public Order create(Tenant tenant, OrderDraft draft, IdempotentCommit mark) {
        tenant.require(CompanyRole.SALES);
        Company company = table.settings(tenant.cnpj());
        List<DraftLine> wanted = lines.merged(tenant, draft.lines());
        Instant now = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
            String orderId = numbers.next(company, now);
            try {
                return write(tenant, company, orderId, draft, wanted, now, mark);
            } catch (AlreadyExistsException taken) {
                // another application created an order with this number: try the next one
            }
        }
        throw ProblemException.conflict("The next " + MAX_ATTEMPTS + " order numbers of today are already taken");
    }

    private Order write(
            Tenant tenant,
            Company company,
            String orderId,
            OrderDraft draft,
            List<DraftLine> wanted,
            Instant now,
            IdempotentCommit mark) {
        List<OrderLine> items = wanted.stream()
                .map(line -> OrderLineFactory.line(tenant.cnpj(), orderId, line))
                .toList();
        List<Shipment> shipments = ShipmentFactory.of(tenant.cnpj(), orderId, draft.shipments());
        List<Payment> payments = Payments.of(tenant.cnpj(), orderId, draft.payments(), now);
        Totals totals = Totals.of(items, shipments, discount(draft.discount()), payments);
        if (totals.payable().signum() < 0) {
            throw ProblemException.invalid("discount", "must not exceed the order total");
        }
        int actions = items.size() + shipments.size() + payments.size() + OTHER_ACTIONS;
        boolean fitsOneTransaction = items.size() <= MAX_LINES_PER_TRANSACTION && actions <= MOST_ACTIONS;
        OrderStatus status = fitsOneTransaction ? OrderStatus.Pendente : OrderStatus.Rascunho;
        TransactWrite write = table.transaction()
                .create(header(tenant, company, orderId, draft, totals, status, now))
                .create(StatusItem.of(tenant.cnpj(), orderId, status))
                .create(customers.snapshot(tenant, orderId, draft))
                .createAll(shipments)
                .createAll(payments)
                .create(tenant.history(orderId, clock.instant(), "create", null, status, null));
        if (fitsOneTransaction) {
            return written(mark.run(write.createAll(items), orderId));
        }
        List<DraftPart> parts = DraftLinesJob.parts(tenant.cnpj(), orderId, wanted);
        JobRecord job = draftLines.record(tenant, orderId);
        mark.run(write.createAll(parts).create(job), orderId);
        draftLines.resume(job);
        return changes.read(tenant, orderId);
    }

    /** Returns the order as the transaction has written it, with its items sorted as a read returns them. */
    private static Order written(TransactionResult result) {
        return new Order(
                result.first(OrderHeader.class),
                result.all(StatusItem.class),
                sorted(result.all(OrderLine.class), line -> OrderLineKeys.of(line.cnpj(), line.orderId(), line.line())),
                result.all(OrderCustomer.class),
                sorted(
                        result.all(Shipment.class),
                        shipment ->
                                ShipmentKeys.of(shipment.cnpj(), shipment.orderId(), shipment.city(), shipment.slot())),
                sorted(
                        result.all(Payment.class),
                        payment -> PaymentKeys.of(payment.cnpj(), payment.orderId(), payment.paymentMethod())),
                result.all(HistoryEntry.class));
    }

    private static <E> List<E> sorted(List<E> items, Function<E, EntityKey<E>> key) {
        return items.stream()
                .sorted(Comparator.comparing(
                        item -> Objects.requireNonNull(key.apply(item).sortKey())))
                .toList();
    }

    private OrderHeader header(
            Tenant tenant,
            Company company,
            String orderId,
            OrderDraft draft,
            Totals totals,
            OrderStatus status,
            Instant now) {
        return OrderHeaderBuilder.blank()
                .cnpj(tenant.cnpj())
                .orderId(orderId)
                .companyName(company.name())
                .orderDate(now)
                .notes(notes(draft.notes()))
                .orderStatus(status)
                .totals(totals)
                .priority(priority(draft.priority()))
                .due(draft.due())
                .createdBy(tenant.actor())
                .updatedBy(tenant.actor())
                .createdAt(clock.instant())
                .build();
    }

    static @Nullable String notes(@Nullable String notes) {
        return TextValidation.optional("notes", notes, LONGEST_NOTES);
    }

    static BigDecimal discount(@Nullable BigDecimal discount) {
        return discount == null ? Money.ZERO : Fields.money("discount", discount);
    }

    static @Nullable Integer priority(@Nullable Integer priority) {
        if (priority != null && (priority < 0 || priority > LOWEST_PRIORITY)) {
            throw ProblemException.invalid("priority", "must be from 0 (picked first) to " + LOWEST_PRIORITY);
        }
        return priority;
    }
}
