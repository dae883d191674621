package io.azulejo.orders.domain;

import io.avaje.jsonb.Json;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.toolkit.query.PageRequest;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Report of missing stock by product. */
@Singleton
public final class StockReport {
    private static final int PAGE = 500;
    private static final int MOST_LINES = 10_000;

    private final OrdersTable table;

    public StockReport(OrdersTable table) {
        this.table = table;
    }

    /**
     * Product that orders are waiting for.
     *
     * @param quantity sum over all waiting lines
     */
    @Json
    public record Missing(String productId, long quantity, int lines) {}

    /**
     * Products that orders are waiting for.
     *
     * @param complete false if more lines are waiting than the report reads
     */
    @Json
    public record OutOfStock(List<Missing> products, boolean complete) {}

    public OutOfStock outOfStock(Tenant tenant) {
        List<OrderLine> lines = PageRequest.of(PAGE)
                .all(page -> table.itemsByStatus(ItemStatus.SemEstoque, tenant.cnpj(), page))
                .limit(MOST_LINES + 1)
                .toList();
        Map<String, List<OrderLine>> products = lines.stream()
                .limit(MOST_LINES)
                .collect(Collectors.groupingBy(OrderLine::productId, TreeMap::new, Collectors.toList()));
        List<Missing> missing = products.entrySet().stream()
                .map(entry -> new Missing(
                        entry.getKey(),
                        entry.getValue().stream().mapToLong(OrderLine::quantity).sum(),
                        entry.getValue().size()))
                .toList();
        return new OutOfStock(missing, lines.size() <= MOST_LINES);
    }
}
