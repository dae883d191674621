package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.awaitility.Awaitility.await;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTableDesign;
import io.azulejo.orders.table.Stock;
import io.azulejo.patterns.job.JobState;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.crash.CrashTestService;
import io.azulejo.testkit.Race;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Crash tests: the service runs in its own JVM on a synced store and is killed with kill -9 while it works. */
final class CrashRecoveryTest {
    private static final String A = OrdersTestService.AURORA;
    private static final String STORE = "store";
    /** At two prices each, they make an order with more lines than a transaction takes. */
    private static final int PRODUCTS = 48;

    @TempDir
    Path folder;

    @Test
    @Timeout(240)
    void d23_d31_kill_inTheMiddleOfWorkOnManyLines_isTakenUpByTheNextProcess() {
        try (CrashTestService service =
                new CrashTestService(OrdersCrashTestProgram.class, folder, "/orders/companies/", 0)) {
            ApiClient owner = start(service);
            for (int i = 0; i < PRODUCTS; i++) {
                receive(owner, product(i), 2);
            }
            String id = create(owner, lines(PRODUCTS));
            owner = killed(service, id, order -> order.lines().size() == 90 && in(order, OrderStatus.Rascunho));
            awaitPhase(owner, id, OrderStatus.Pendente);

            pay(owner, id);
            owner.post(path(id) + "/confirm").hasStatus(200);
            owner = killed(service, id, order -> some(order, ItemStatus.AguardandoEstoque));
            awaitPhase(owner, id, OrderStatus.AguardandoSeparacao);

            owner.post(path(id) + "/cancel", Map.of("reason", "late")).hasStatus(200);
            owner = killed(service, id, order -> some(order, ItemStatus.AguardandoSeparacao));
            awaitLines(owner, id, ItemStatus.Cancelado);

            String sent = create(owner, lines(14));
            pay(owner, sent);
            owner.post(path(sent) + "/confirm").hasStatus(200);
            awaitPhase(owner, sent, OrderStatus.AguardandoSeparacao);
            pickAndPack(owner, sent);
            owner.post(path(sent) + "/ship", Map.of()).hasStatus(200);
            owner = killed(service, sent, order -> some(order, ItemStatus.Embalado));
            awaitLines(owner, sent, ItemStatus.Enviado);

            owner.post(path(sent) + "/deliver").hasStatus(200);
            owner.post(path(sent) + "/return", Map.of("reason", "wrong")).hasStatus(200);
            owner = killed(service, sent, order -> some(order, ItemStatus.Enviado));
            awaitLines(owner, sent, ItemStatus.Devolvido);

            service.verify();
            try (EmbeddedDynamoDb store = open()) {
                OrdersTableDesign table = OrdersTableDesign.on(store, OrdersCrashTestProgram.TABLE);
                new StockInvariants(table, store, "orders").closes("killed in the middle");
                for (int i = 0; i < PRODUCTS; i++) {
                    assertThat(table.stock(OrdersTestService.AURORA_CNPJ, product(i)))
                            .extracting(Stock::available, Stock::reserved)
                            .containsExactly(tuple(2L, 0L));
                }
            }
        }
    }

    @Test
    @Timeout(240)
    void d18_d31_kill_whileManySellPickAndReceive_losesAndOversellsNothing() {
        killedWhileBusy(20261116, 2);
    }

    @Test
    @Tag("long")
    @Timeout(1800)
    void d18_d31_killManyTimes_losesAndOversellsNothing() {
        killedWhileBusy(System.nanoTime(), 25);
    }

    private void killedWhileBusy(long seed, int kills) {
        CrashTestLoad acknowledged = new CrashTestLoad();
        try (CrashTestService service =
                new CrashTestService(OrdersCrashTestProgram.class, folder, "/orders/companies/", seed)) {
            for (int kill = 0; kill < kills; kill++) {
                ApiClient api = service.start();
                List<Callable<Boolean>> all = new ArrayList<>();
                for (String seller : List.of("olga", "otto")) {
                    all.add(() -> acknowledged.sell(OrdersCrashTestProgram.owner(api, folder, seller)));
                }
                all.add(() -> acknowledged.sellAndTakeBack(OrdersCrashTestProgram.owner(api, folder, "pia")));
                all.add(() -> acknowledged.receive(OrdersCrashTestProgram.owner(api, folder, "clara")));
                int before = acknowledged.commands();
                all.add(() -> {
                    await().atMost(Duration.ofSeconds(60)).until(() -> acknowledged.commands() > before + 3);
                    service.killWithin(1_000);
                    return true;
                });
                Race.run(all);
            }
            ApiClient owner = start(service);
            await().atMost(Duration.ofSeconds(60)).until(() -> acknowledged.settled(owner));
            service.verify();
        }
        try (EmbeddedDynamoDb store = open()) {
            OrdersTableDesign table = OrdersTableDesign.on(store, OrdersCrashTestProgram.TABLE);
            new StockInvariants(table, store, "orders").closes("seed " + seed);
            acknowledged.assertAllThere(table, "seed " + seed);
        }
    }

    private ApiClient start(CrashTestService service) {
        return OrdersCrashTestProgram.owner(service.start(), folder, "olga");
    }

    /** Kills the service at once, checks that it was in the middle of its work, and restarts it. */
    private ApiClient killed(CrashTestService service, String id, Predicate<Order> inTheMiddle) {
        service.kill();
        try (EmbeddedDynamoDb store = open()) {
            OrdersTableDesign table = OrdersTableDesign.on(store, OrdersCrashTestProgram.TABLE);
            assertThat(table.order(OrdersTestService.AURORA_CNPJ, id)).get().matches(inTheMiddle, "is half done");
            assertThat(table.jobs()).anyMatch(job -> job.state() == JobState.OPEN);
        }
        return start(service);
    }

    private EmbeddedDynamoDb open() {
        return DurableDynamoDb.open(folder.resolve(STORE), Durability.FSYNC);
    }

    private static boolean in(Order order, OrderStatus phase) {
        return order.status() == phase;
    }

    /** Returns whether some lines, but not all, have the status. */
    private static boolean some(Order order, ItemStatus state) {
        long count =
                order.lines().stream().filter(line -> line.status() == state).count();
        return count > 0 && count < order.lines().size();
    }

    private static String product(int number) {
        return "P-" + number;
    }

    private static String path(String id) {
        return A + "/orders/" + id;
    }

    /** Returns two lines per product, at two prices. */
    static List<Map<String, Object>> lines(int products) {
        return Stream.iterate(0, i -> i < products, i -> i + 1)
                .flatMap(i -> Stream.of(
                        OrdersTestService.line(product(i), 1, "10.00"), OrdersTestService.line(product(i), 1, "12.50")))
                .toList();
    }

    private static void receive(ApiClient owner, String product, int quantity) {
        owner.post(A + "/products/" + product + "/stock/receipts", Map.of("quantity", quantity))
                .hasStatus(201);
    }

    private static String create(ApiClient owner, List<Map<String, Object>> lines) {
        return owner.post(A + "/orders", OrdersTestService.order(lines))
                .hasStatus(201)
                .text("orderId");
    }

    private static void pay(ApiClient owner, String id) {
        String total = String.valueOf(owner.get(path(id)).field("total"));
        owner.post(path(id) + "/payments", OrdersTestService.payment("Pix", "TX", total))
                .hasStatus(201);
    }

    private static void pickAndPack(ApiClient owner, String id) {
        List<String> lines = new ArrayList<>();
        while (true) {
            var claimed = owner.post(A + "/picking/claims");
            if (claimed.status() == 404) {
                break;
            }
            lines.add(claimed.hasStatus(201).text("line"));
            owner.post(path(id) + "/lines/" + lines.getLast() + "/pick", Map.of("quantity", 1))
                    .hasStatus(200);
        }
        lines.forEach(line -> owner.post(path(id) + "/lines/" + line + "/pack").hasStatus(200));
        owner.post(path(id) + "/invoice").hasStatus(200);
    }

    private static void awaitPhase(ApiClient owner, String id, OrderStatus phase) {
        await().atMost(Duration.ofSeconds(30))
                .until(() -> owner.get(path(id)).hasStatus(200).text("status").equals(phase.name()));
    }

    @SuppressWarnings("unchecked") // JSON objects are read as maps
    private static void awaitLines(ApiClient owner, String id, ItemStatus state) {
        await().atMost(Duration.ofSeconds(30)).until(() -> {
            Object lines =
                    Objects.requireNonNull(owner.get(path(id)).hasStatus(200).field("lines"));
            return ((List<Map<String, Object>>) lines)
                    .stream().allMatch(line -> state.name().equals(line.get("status")));
        });
    }
}
