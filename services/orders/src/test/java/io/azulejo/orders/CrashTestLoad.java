package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.orders.table.HistoryEntry;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.StockMove;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.toolkit.query.PageRequest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;

/** Load on a service that will be killed, with a record of what the service has acknowledged. Thread-safe. */
final class CrashTestLoad {
    private static final String A = OrdersTestService.AURORA;
    /** Few enough that sellers compete for stock. */
    private static final int PRODUCTS = 48;

    private final Map<String, List<String>> done = new ConcurrentHashMap<>();
    private final LongAdder received = new LongAdder();
    private final LongAdder sent = new LongAdder();

    /** Repeated action. */
    private interface Round {
        void run(int number);
    }

    private static boolean untilKilled(Round round) {
        try {
            for (int i = 0; ; i++) {
                round.run(i);
            }
        } catch (AssertionError killed) {
            if (killed.getCause() instanceof IOException) {
                return true;
            }
            throw killed;
        }
    }

    /** Creates long orders and cancels every second one. */
    boolean sell(ApiClient owner) {
        return untilKilled(i -> {
            String id = confirmed(owner, CrashRecoveryTest.lines(PRODUCTS));
            if (i % 2 == 0) {
                command(owner, id, "cancel", Map.of("reason", "late"));
            }
        });
    }

    /** Creates short orders and takes them through all statuses up to their return. */
    boolean sellAndTakeBack(ApiClient owner) {
        return untilKilled(i -> {
            String product = "Q-" + i % 3;
            receive(owner, product, 1);
            String id = confirmed(owner, List.of(OrdersTestService.line(product, 1, "10.00")));
            String line = A + "/orders/" + id + "/lines/" + product;
            if (owner.post(line + "/claim").status() == 200) { // another order may have taken the stock
                owner.post(line + "/pick", Map.of("quantity", 1)).hasStatus(200);
                owner.post(line + "/pack").hasStatus(200);
                command(owner, id, "invoice", Map.of());
                command(owner, id, "ship", Map.of());
                command(owner, id, "deliver", Map.of());
                command(owner, id, "return", Map.of("reason", "wrong"));
            }
        });
    }

    boolean receive(ApiClient owner) {
        return untilKilled(i -> receive(owner, "P-" + i % PRODUCTS, 1 + i % 4));
    }

    private void receive(ApiClient owner, String product, int quantity) {
        sent.add(quantity);
        owner.post(A + "/products/" + product + "/stock/receipts", Map.of("quantity", quantity))
                .hasStatus(201);
        received.add(quantity);
    }

    private String confirmed(ApiClient owner, List<Map<String, Object>> lines) {
        ApiResponse created =
                owner.post(A + "/orders", OrdersTestService.order(lines)).hasStatus(201);
        String id = created.text("orderId");
        done.put(id, new CopyOnWriteArrayList<>(List.of("create")));
        while (owner.get(A + "/orders/" + id).text("status").equals("Rascunho")) {
            Thread.onSpinWait(); // a runner writes the remaining lines
        }
        Map<String, Object> payment = OrdersTestService.payment("Pix", "TX", String.valueOf(created.field("total")));
        owner.post(A + "/orders/" + id + "/payments", payment).hasStatus(201);
        note(id, "payment");
        command(owner, id, "confirm", Map.of());
        return id;
    }

    private void command(ApiClient owner, String id, String command, Map<String, String> body) {
        owner.post(A + "/orders/" + id + "/" + command, body).hasStatus(200);
        note(id, command);
    }

    private void note(String id, String command) {
        Objects.requireNonNull(done.get(id)).add(command);
    }

    /** Returns the number of acknowledged commands. */
    int commands() {
        return done.values().stream().mapToInt(List::size).sum();
    }

    /**
     * Returns whether the restarted process has completed all started work and no line waits while there is stock for
     * it.
     */
    boolean settled(ApiClient owner) {
        for (Map<String, Object> listed : all(owner, "/orders?limit=100")) {
            if (!settled(owner.get(A + "/orders/" + listed.get("orderId")).hasStatus(200))) {
                return false;
            }
        }
        return all(owner, "/items?status=SemEstoque&limit=100").stream()
                .map(line -> line.get("productId"))
                .distinct()
                .allMatch(product ->
                        owner.get(A + "/products/" + product + "/stock").body().contains("\"available\":0,"));
    }

    @SuppressWarnings("unchecked") // JSON objects are read as maps
    private static boolean settled(ApiResponse order) {
        List<Map<String, Object>> lines = (List<Map<String, Object>>) Objects.requireNonNull(order.field("lines"));
        Set<Object> states = lines.stream().map(line -> line.get("status")).collect(Collectors.toSet());
        return switch (order.text("status")) {
            case "Rascunho" -> false;
            case "AguardandoEstoque" -> !states.contains("AguardandoEstoque");
            case "Cancelado" -> states.equals(Set.of("Cancelado"));
            case "Enviado", "Entregue" -> states.equals(Set.of("Enviado"));
            case "Devolvido" -> states.equals(Set.of("Devolvido"));
            default -> true;
        };
    }

    private static List<Map<String, Object>> all(ApiClient owner, String list) {
        List<Map<String, Object>> all = new ArrayList<>();
        String cursor = "";
        do {
            ApiResponse page = owner.get(A + list + cursor).hasStatus(200);
            all.addAll(page.items());
            cursor = page.field("next") == null ? "" : "&cursor=" + page.text("next");
        } while (!cursor.isEmpty());
        return all;
    }

    void assertAllThere(OrdersTable table, String about) {
        assertThat(done).as(about).isNotEmpty();
        done.forEach((id, commands) -> assertThat(table.order(OrdersTestService.AURORA_CNPJ, id)
                        .orElseThrow()
                        .history())
                .as("%s, %s", about, id)
                .extracting(HistoryEntry::action)
                .containsSubsequence(commands));
        List<String> products = new ArrayList<>(List.of("Q-0", "Q-1", "Q-2"));
        for (int i = 0; i < PRODUCTS; i++) {
            products.add("P-" + i);
        }
        long receipts = products.stream()
                .flatMap(product ->
                        table.moves(OrdersTestService.AURORA_CNPJ, product, PageRequest.of(10_000)).items().stream())
                .filter(move -> move.kind() == StockMove.Kind.RECEIVE)
                .mapToLong(StockMove::quantity)
                .sum();
        assertThat(receipts).as(about).isBetween(received.sum(), sent.sum());
    }
}
