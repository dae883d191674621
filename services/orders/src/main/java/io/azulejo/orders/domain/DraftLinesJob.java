package io.azulejo.orders.domain;

import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.table.DraftLine;
import io.azulejo.orders.table.DraftPart;
import io.azulejo.orders.table.DraftPartKeys;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Sagas;
import io.azulejo.patterns.job.Step;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Job that writes the lines of a long order in as few transactions as possible. The last one makes the order pending.
 */
@Singleton
public final class DraftLinesJob implements Job {
    private static final int LINES_PER_PART = 200;

    private final OrdersTable table;
    private final OrderUpdater changes;
    private final Sagas sagas;

    public DraftLinesJob(OrdersTable table, OrderUpdater changes, Sagas sagas) {
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
            List<DraftLine> batch = lines.subList(from, Math.min(lines.size(), from + LINES_PER_PART));
            parts.add(new DraftPart(cnpj, orderId, parts.size() + 1, List.copyOf(batch)));
        }
        return parts;
    }

    JobRecord record(Tenant tenant, String orderId) {
        return sagas.record(type(), tenant.arguments(Map.of("orderId", orderId)));
    }

    void resume(JobRecord record) {
        sagas.resume(record, this);
    }

    @Override
    public Step next(JobRecord record) {
        Tenant tenant = Tenant.of(record);
        String orderId = record.argument("orderId");
        Order order = changes.read(tenant, orderId);
        List<DraftPart> parts = table.draft(tenant.cnpj(), orderId);
        List<OrderLine> missing = missing(order, parts);
        if (missing.size() > OrderEntry.MAX_LINES_PER_TRANSACTION && order.status() == OrderStatus.Rascunho) {
            table.transaction()
                    .createAll(missing.subList(0, OrderEntry.MAX_LINES_PER_TRANSACTION))
                    .run();
            return new Step.Next(Integer.toString(order.lines().size() + OrderEntry.MAX_LINES_PER_TRANSACTION));
        }
        changes.change(tenant, order, change -> {
            if (change.order().status() != OrderStatus.Rascunho) {
                return change.order(); // already pending: the server crashed before the checkpoint
            }
            missing(change.order(), parts).forEach(change::create);
            change.transitionTo(OrderStatus.Pendente);
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
                .map(line -> OrderLineFactory.line(
                        order.header().cnpj(), order.header().orderId(), line))
                .toList();
    }
}
