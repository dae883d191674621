package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.orders.table.HistoryEntry;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderHeader;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrderStatusCode;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Stock;
import io.azulejo.orders.table.StockMove;
import io.azulejo.orders.table.Totals;
import io.azulejo.toolkit.query.PageRequest;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Consistency check of a company's orders, stock and indexes. */
final class StockInvariants {
    private static final PageRequest ALL = PageRequest.of(10_000);

    private final OrdersTable table;
    private final DynamoDbClient client;
    private final String tableName;

    StockInvariants(OrdersTable table, DynamoDbClient client, String tableName) {
        this.table = table;
        this.client = client;
        this.tableName = tableName;
    }

    static StockInvariants of(OrdersTestService depot) {
        return new StockInvariants(depot.table, depot.client, depot.tableName);
    }

    void closes(String about) {
        List<Order> orders = table.orders(OrdersTestService.AURORA_CNPJ, "", ALL).items().stream()
                .map(header -> table.order(OrdersTestService.AURORA_CNPJ, header.orderId())
                        .orElseThrow())
                .toList();
        orders.forEach(order -> order(order, about + ", " + order.header().orderId()));
        stock(orders, about);
        indexes(orders, about);
    }

    private static void order(Order order, String about) {
        OrderHeader header = order.header();
        OrderStatus phase = (OrderStatus) order.status();
        assertThat(order.statuses())
                .as(about)
                .extracting(item -> item.orderStatus())
                .containsExactly(phase);
        Totals totals = Objects.requireNonNull(header.totals());
        BigDecimal items = order.liveLines().stream().map(OrderLine::amount).reduce(BigDecimal.ZERO, BigDecimal::add);
        assertThat(totals.items()).as(about).isEqualByComparingTo(items);
        assertThat(totals.payable()).as(about).isEqualByComparingTo(items);
        assertThat(totals.paid())
                .as(about)
                .isEqualByComparingTo(order.payments().stream()
                        .map(payment -> payment.amount())
                        .reduce(BigDecimal.ZERO, BigDecimal::add));
        chain(order, about);
        ItemStatus end = switch (phase) {
            case Cancelado -> ItemStatus.Cancelado;
            case Enviado, Entregue, Extraviado -> ItemStatus.Enviado;
            case Devolvido -> ItemStatus.Devolvido;
            default -> null;
        };
        if (end != null) {
            assertThat(order.lines()).as(about).allMatch(line -> line.status() == end);
        }
        boolean waits = order.liveLines().stream()
                .anyMatch(line ->
                        line.status() == ItemStatus.SemEstoque || line.status() == ItemStatus.AguardandoEstoque);
        if (phase.derivedFromLines()) {
            assertThat(waits).as(about).isEqualTo(phase == OrderStatus.AguardandoEstoque);
        }
    }

    /** Asserts that the history contains only allowed transitions, in sequence, up to the current status. */
    private static void chain(Order order, String about) {
        OrderStatusCode at = Objects.requireNonNull(order.history().getFirst().toStatus());
        for (HistoryEntry entry : order.history()) {
            OrderStatusCode from = entry.fromStatus();
            OrderStatusCode to = entry.toStatus();
            if (from != null && to != null) {
                assertThat(from).as(about).isEqualTo(at);
                assertThat(from.canTransitionTo(to)).as(about).isTrue();
                at = to;
            }
        }
        assertThat(at).as(about).isEqualTo(order.status());
    }

    private void stock(List<Order> orders, String about) {
        for (String product : products(orders)) {
            List<StockMove> moves =
                    table.moves(OrdersTestService.AURORA_CNPJ, product, ALL).items();
            List<Stock> stock = table.stock(OrdersTestService.AURORA_CNPJ, product);
            long available = stock.stream().mapToLong(Stock::available).sum();
            long reserved = stock.stream().mapToLong(Stock::reserved).sum();
            assertThat(available)
                    .as("%s, %s", about, product)
                    .isNotNegative()
                    .isEqualTo(moves.stream()
                            .mapToLong(move -> move.kind().available() * move.quantity())
                            .sum());
            assertThat(reserved)
                    .as("%s, %s", about, product)
                    .isEqualTo(moves.stream()
                            .mapToLong(move -> move.kind().reserved() * move.quantity())
                            .sum())
                    .isEqualTo(orders.stream()
                            .flatMap(order -> order.lines().stream())
                            .filter(line -> line.productId().equals(product)
                                    && line.status().reserves())
                            .mapToLong(OrderLine::quantity)
                            .sum());
        }
    }

    private void indexes(List<Order> orders, String about) {
        for (OrderStatus status : OrderStatus.values()) {
            assertThat(table.ordersByStatus(status, OrdersTestService.AURORA_CNPJ, "", ALL).items().stream()
                            .map(ref -> ref.orderId())
                            .toList())
                    .as(about + ", " + status)
                    .containsExactlyInAnyOrderElementsOf(orders.stream()
                            .filter(order -> order.status() == status)
                            .map(order -> order.header().orderId())
                            .toList());
        }
        for (ItemStatus status : ItemStatus.values()) {
            assertThat(names(table.itemsByStatus(status, OrdersTestService.AURORA_CNPJ, ALL)
                            .items()))
                    .as(about + ", " + status)
                    .isEqualTo(names(lines(orders).stream()
                            .filter(line -> line.status() == status)
                            .toList()));
        }
        Map<Boolean, List<OrderLine>> slots = lines(orders).stream()
                .filter(line -> line.pickable() || line.waiting())
                .collect(Collectors.partitioningBy(OrderLine::pickable));
        List<OrderLine> waiting = new ArrayList<>();
        products(orders)
                .forEach(product -> waiting.addAll(table.waiting(OrdersTestService.AURORA_CNPJ, product, ALL)
                        .items()));
        assertThat(names(waiting)).as(about).isEqualTo(names(slots.getOrDefault(false, List.of())));
        assertThat(names(queue())).as(about).isEqualTo(names(slots.getOrDefault(true, List.of())));
    }

    private static Set<String> products(List<Order> orders) {
        return lines(orders).stream().map(OrderLine::productId).collect(Collectors.toCollection(TreeSet::new));
    }

    private List<OrderLine> queue() {
        return client
                .query(request -> request.tableName(tableName)
                        .indexName("GSI4")
                        .keyConditionExpression("GSI4PK = :pk")
                        .expressionAttributeValues(
                                Map.of(":pk", AttributeValue.fromS("COMPANY#11.222.333/0001-81#PICK#principal"))))
                .items()
                .stream()
                .map(item -> table.lineTable().schema().read(item))
                .toList();
    }

    private static List<OrderLine> lines(List<Order> orders) {
        return orders.stream().flatMap(order -> order.lines().stream()).toList();
    }

    private static Set<String> names(List<OrderLine> lines) {
        return lines.stream()
                .map(line -> line.orderId() + " " + line.line())
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
