package io.azulejo.orders.rules;

import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What is missing, by product. */
@Singleton
public final class StockReport {
    private static final int PAGE = 500;
    private static final int MOST_PAGES = 20;

    private final OrdersTable table;

    public StockReport(OrdersTable table) {
        this.table = table;
    }

    /**
     * A product that orders wait for.
     *
     * @param quantity of all lines together
     */
    public record Missing(String productId, long quantity, int lines) {}

    /** The report; incomplete when there are more lines than it goes through. */
    public record OutOfStock(List<Missing> products, boolean complete) {}

    public OutOfStock outOfStock(Tenant tenant) {
        Map<String, List<OrderLine>> products = new TreeMap<>();
        PageRequest request = PageRequest.of(PAGE);
        Optional<Page<OrderLine>> page = Optional.of(read(tenant, request));
        int pages = 0;
        while (page.isPresent() && pages++ < MOST_PAGES) {
            page.get()
                    .forEach(line -> products.computeIfAbsent(line.productId(), product -> new ArrayList<>())
                            .add(line));
            page = page.get().next().map(next -> read(tenant, request.after(next)));
        }
        List<Missing> missing = products.entrySet().stream()
                .map(entry -> new Missing(
                        entry.getKey(),
                        entry.getValue().stream().mapToLong(OrderLine::quantity).sum(),
                        entry.getValue().size()))
                .toList();
        return new OutOfStock(missing, page.isEmpty());
    }

    private Page<OrderLine> read(Tenant tenant, PageRequest page) {
        return table.itemsByStatus(ItemStatus.SemEstoque, tenant.cnpj(), page);
    }
}
