package io.azulejo.orders.rules;

import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.table.DraftLine;
import io.azulejo.orders.table.DraftPart;
import io.azulejo.orders.table.DraftPartKeys;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Sagas;
import io.azulejo.web.job.Step;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes the lines of a long order, as many at once as a transaction takes; with the last the order is pending. */
@Singleton
public final class DraftLines implements Job {
    private static final int LINES_PER_PART = 200;

    private final OrdersTable table;
    private final OrderChanges changes;
    private final Sagas sagas;

    public DraftLines(OrdersTable table, OrderChanges changes, Sagas sagas) {
        this.table = table;
        this.changes = changes;
        this.sagas = sagas;
    }

    @Override
    public String type() {
        return "write-lines";
    }

    static List<DraftPart> parts(Cnpj cnpj, String orderId, List<DraftLine> lines) {
        List<DraftPart> parts = new ArrayList<>();
        for (int from = 0; from < lines.size(); from += LINES_PER_PART) {
            List<DraftLine> some = lines.subList(from, Math.min(lines.size(), from + LINES_PER_PART));
            parts.add(new DraftPart(cnpj, orderId, parts.size() + 1, List.copyOf(some)));
        }
        return parts;
    }

    JobRecord record(Tenant tenant, String orderId) {
        return sagas.record(type(), tenant.arguments(Map.of("orderId", orderId)));
    }

    void goOn(JobRecord record) {
        sagas.goOn(record, this);
    }

    @Override
    public Step next(JobRecord record) {
        Tenant tenant = Tenant.of(record);
        String orderId = record.argument("orderId");
        Order order = changes.read(tenant, orderId);
        List<DraftPart> parts = table.draft(tenant.cnpj(), orderId);
        List<OrderLine> missing = missing(order, parts);
        if (missing.size() > OrderEntry.MOST_AT_ONCE && order.status() == OrderStatus.Rascunho) {
            table.transaction()
                    .createAll(missing.subList(0, OrderEntry.MOST_AT_ONCE))
                    .run();
            return new Step.Next(Integer.toString(order.lines().size() + OrderEntry.MOST_AT_ONCE));
        }
        changes.change(tenant, order, change -> {
            if (change.order().status() != OrderStatus.Rascunho) {
                return change.order(); // flipped before, and killed before the checkpoint
            }
            missing(change.order(), parts).forEach(change::create);
            change.become(OrderStatus.Pendente);
            return change.commit("create", null);
        });
        parts.forEach(part -> table.draftPartTable().delete(DraftPartKeys.of(part.cnpj(), orderId, part.part())));
        return new Step.Done();
    }

    private static List<OrderLine> missing(Order order, List<DraftPart> parts) {
        Set<LineId> written = order.lines().stream().map(OrderLine::line).collect(Collectors.toSet());
        return parts.stream()
                .flatMap(part -> part.lines().stream())
                .filter(line -> !written.contains(new LineId(line.productId(), line.number())))
                .map(line -> Lines.line(order.header().cnpj(), order.header().orderId(), line))
                .toList();
    }
}
