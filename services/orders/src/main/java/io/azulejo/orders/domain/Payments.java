package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.domain.PaymentRules.Operation;
import io.azulejo.orders.table.Money;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrderStatusCode;
import io.azulejo.orders.table.Payment;
import io.azulejo.orders.table.PaymentBuilder;
import io.azulejo.orders.table.PaymentEntry;
import io.azulejo.orders.table.PaymentState;
import io.azulejo.orders.table.Totals;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Payments of an order. Payments with the same method share one item. */
@Singleton
public final class Payments {
    static final int MOST = 20;
    private static final int LONGEST_ID = 100;

    private final OrderUpdater changes;

    public Payments(OrderUpdater changes) {
        this.changes = changes;
    }

    /** Returns the payments of a new order. */
    static List<Payment> of(Cnpj cnpj, String orderId, List<PaymentDraft> drafts, Instant now) {
        if (drafts.size() > MOST) {
            throw ProblemException.invalid("payments", "must have at most " + MOST + " entries");
        }
        Map<String, Payment> payments = new LinkedHashMap<>();
        for (int i = 0; i < drafts.size(); i++) {
            PaymentDraft draft = drafts.get(i);
            String field = "payments[" + i + "].";
            Payment before = payments.get(draft.method());
            payments.put(
                    draft.method(),
                    with(before == null ? none(cnpj, orderId, draft.method(), field) : before, draft, field, now));
        }
        return List.copyOf(payments.values());
    }

    /**
     * Adds a payment. After confirmation, it may only cover what is missing because another payment failed or was
     * refunded.
     */
    public Order record(Tenant tenant, String orderId, PaymentDraft draft) {
        tenant.require(CompanyRole.SALES, CompanyRole.FINANCE);
        return changes.change(tenant, orderId, change -> {
            require(change, Operation.RECORD);
            requireUnpaid(change);
            Payment before =
                    change.payment(draft.method()).orElseGet(() -> none(tenant.cnpj(), orderId, draft.method(), ""));
            if (change.order().payments().size() >= MOST
                    || before.transactions().size() >= MOST) {
                throw ProblemException.conflict("An order has at most " + MOST + " payments");
            }
            change.put(with(before, draft, "", change.now()));
            Totals after = change.totals();
            if (change.order().status() != OrderStatus.Pendente && after.paid().compareTo(after.payable()) > 0) {
                throw ProblemException.invalid("amount", "must not exceed what is missing to the order total");
            }
            return change.commit("payment", draft.method());
        });
    }

    /** Captures an authorised payment. */
    public Order capture(Tenant tenant, String orderId, String method, String transactionId) {
        return change(tenant, orderId, method, transactionId, Operation.CAPTURE, "capture", entry -> {
            require(entry, PaymentState.AUTHORISED);
            return state(entry, PaymentState.CAPTURED, entry.refunded());
        });
    }

    /** Marks an authorised payment as failed. */
    public Order fail(Tenant tenant, String orderId, String method, String transactionId) {
        return change(tenant, orderId, method, transactionId, Operation.FAIL, "payment failed", entry -> {
            require(entry, PaymentState.AUTHORISED);
            return state(entry, PaymentState.FAILED, entry.refunded());
        });
    }

    /** Releases an authorisation. */
    public Order voidAuthorisation(Tenant tenant, String orderId, String method, String transactionId) {
        return change(tenant, orderId, method, transactionId, Operation.VOID, "void", entry -> {
            require(entry, PaymentState.AUTHORISED);
            return PaymentReduction.released(entry, entry.netAmount());
        });
    }

    /** Refunds a captured payment in full or in part. */
    public Order refund(
            Tenant tenant, String orderId, String method, String transactionId, @Nullable BigDecimal amount) {
        return change(tenant, orderId, method, transactionId, Operation.REFUND, "refund", entry -> {
            require(entry, PaymentState.CAPTURED);
            BigDecimal left = entry.amount().subtract(entry.refunded());
            BigDecimal back = amount == null ? left : Fields.money("amount", amount);
            if (back.signum() == 0 || back.compareTo(left) > 0) {
                throw ProblemException.invalid("amount", "must be more than 0 and at most " + left);
            }
            return PaymentReduction.released(entry, back);
        });
    }

    /** Rejects a payment after confirmation if nothing is missing. */
    private static void requireUnpaid(OrderChange change) {
        Totals totals = change.totals();
        if (change.order().status() != OrderStatus.Pendente && totals.paid().compareTo(totals.payable()) >= 0) {
            throw ProblemException.conflict("The order is fully paid");
        }
    }

    private static void require(OrderChange change, Operation operation) {
        OrderStatusCode phase = change.order().status();
        if (!PaymentRules.allows(phase, operation)) {
            throw ProblemException.conflict("The order is " + phase + "; this is not possible for its payments");
        }
    }

    private Order change(
            Tenant tenant,
            String orderId,
            String method,
            String transactionId,
            Operation operation,
            String action,
            UnaryOperator<PaymentEntry> work) {
        tenant.require(CompanyRole.FINANCE);
        return changes.change(tenant, orderId, change -> {
            require(change, operation);
            Payment payment = change.payment(method)
                    .map(found -> withTransactions(found, change.now()))
                    .orElseThrow(() -> ProblemException.notFound("payment by", method));
            List<PaymentEntry> entries = new ArrayList<>(payment.transactions());
            int at = entries.stream().map(PaymentEntry::transactionId).toList().indexOf(transactionId);
            if (at < 0) {
                throw ProblemException.notFound("transaction", transactionId);
            }
            entries.set(at, work.apply(entries.get(at)));
            change.put(with(payment, entries));
            return change.commit(action, method + " " + transactionId);
        });
    }

    private static Payment none(Cnpj cnpj, String orderId, String method, String field) {
        return new Payment(cnpj, orderId, Fields.code(field + "method", method), null, Money.ZERO, List.of(), 0);
    }

    private static Payment with(Payment before, PaymentDraft draft, String field, Instant now) {
        Payment payment = withTransactions(before, now);
        String id = TextValidation.line(field + "transactionId", draft.transactionId(), LONGEST_ID);
        if (CardNumber.looksLikeOne(id)) {
            throw ProblemException.invalid(
                    field + "transactionId", "must be the provider's transaction id, not a card number");
        }
        if (payment.transactions().stream()
                .anyMatch(entry -> entry.transactionId().equals(id))) {
            throw ProblemException.taken(field + "transactionId");
        }
        BigDecimal amount = Fields.money(field + "amount", draft.amount());
        if (amount.signum() == 0) {
            throw ProblemException.invalid(field + "amount", "must be more than 0");
        }
        List<PaymentEntry> entries = new ArrayList<>(payment.transactions());
        entries.add(new PaymentEntry(id, amount, Money.ZERO, PaymentState.AUTHORISED, now));
        return with(payment, entries);
    }

    static Payment with(Payment payment, List<PaymentEntry> entries) {
        return PaymentBuilder.of(payment)
                .transactionId(entries.getFirst().transactionId())
                .transactions(List.copyOf(entries))
                .amount(entries.stream().map(PaymentEntry::netAmount).reduce(Money.ZERO, BigDecimal::add))
                .build();
    }

    /**
     * Returns the payment with a list of transactions. A legacy payment has a single transaction and no list; it counts
     * as captured.
     */
    static Payment withTransactions(Payment payment, Instant now) {
        String id = payment.transactionId();
        if (!payment.transactions().isEmpty() || id == null) {
            return payment;
        }
        return with(payment, List.of(new PaymentEntry(id, payment.amount(), Money.ZERO, PaymentState.CAPTURED, now)));
    }

    private static void require(PaymentEntry entry, PaymentState state) {
        if (entry.state() != state) {
            throw ProblemException.conflict("The payment is " + entry.state() + "; it must be " + state);
        }
    }

    private static PaymentEntry state(PaymentEntry entry, PaymentState state, BigDecimal refunded) {
        return new PaymentEntry(entry.transactionId(), entry.amount(), refunded, state, entry.at());
    }
}
