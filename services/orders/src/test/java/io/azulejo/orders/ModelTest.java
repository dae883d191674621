package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.patterns.job.JobState;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testkit.Race;
import io.azulejo.tests.backends.Backend;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Model-based tests. Several clients send random commands, valid or not, each for its own orders and all with the same
 * stock. Every response must match a simple reference model, and the data must be consistent afterwards.
 */
final class ModelTest {
    private static final String A = OrdersTestService.AURORA;
    private static final List<String> PRODUCTS = List.of("P1", "P2", "P3");
    private static final List<String> COMMANDS = List.of(
            "pay", "confirm", "confirm", "cancel", "claim", "claim", "claim", "release", "pick", "pick", "pick",
            "short", "none", "pack", "pack", "invoice", "invoice", "ship", "ship", "deliver", "deliver", "lose",
            "return");
    private static final int CLIENTS = 4;
    private static final int COMMANDS_EACH = 150;

    @ParameterizedTest
    @ValueSource(longs = {1, 20231001})
    void commands_ofSeveralClients_areAnsweredAsTheReferenceSays_andTheBooksClose(long seed) {
        try (OrdersTestService depot = new OrdersTestService(Backend.IN_PROCESS)) {
            Race.run(clients(depot, seed, false));
            StockInvariants.of(depot).closes("seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {7, 42, 99})
    void commands_cutOffByTheDeathOfTheService_leaveBooksThatClose(long seed) {
        CrashingBackend backend = new CrashingBackend(800 + new Random(seed).nextInt(1_500));
        try (OrdersTestService depot =
                new OrdersTestService(Backend.IN_PROCESS::open, OrdersTestService.Settings.usual(), backend::sees)) {
            Race.run(clients(depot, seed, true));
            assertThat(backend.left.get()).as("it has crashed, seed " + seed).isNegative();
            for (int i = 0; i < 2; i++) { // a resumed job may leave work for a later run
                depot.clock.advance(Duration.ofSeconds(31));
                depot.restart();
                await().atMost(Duration.ofSeconds(20)).until(() -> idle(depot));
            }
            StockInvariants.of(depot).closes("seed " + seed);
        }
    }

    private static boolean idle(OrdersTestService depot) {
        return depot.table.jobs().stream()
                .filter(job -> job.state() == JobState.OPEN)
                .noneMatch(job -> job.owner() != null || !job.leaseUntil().isAfter(depot.clock.instant()));
    }

    private static List<Callable<Boolean>> clients(OrdersTestService depot, long seed, boolean mayCrash) {
        List<Callable<Boolean>> clients = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            Client client = new Client(depot, "client-" + i, new Random(seed * 31 + i), mayCrash);
            clients.add(() -> client.run(seed));
        }
        return clients;
    }

    /** Backend that fails after a number of requests, as if the process had crashed. */
    private static final class CrashingBackend {
        private final AtomicInteger left;

        CrashingBackend(int requests) {
            left = new AtomicInteger(requests);
        }

        DynamoDbClient sees(DynamoDbClient client) {
            return (DynamoDbClient) Proxy.newProxyInstance(
                    DynamoDbClient.class.getClassLoader(),
                    new Class<?>[] {DynamoDbClient.class},
                    (proxy, method, arguments) -> {
                        if (left.decrementAndGet() < 0) {
                            throw new IllegalStateException("The process has crashed");
                        }
                        try {
                            return method.invoke(client, arguments);
                        } catch (InvocationTargetException e) {
                            throw e.getCause();
                        }
                    });
        }
    }

    /** Client with its own orders. */
    private static final class Client {
        private final ApiClient api;
        private final Random random;
        private final boolean mayCrash;
        private final List<ReferenceOrder> orders = new ArrayList<>();

        Client(OrdersTestService depot, String name, Random random, boolean mayCrash) {
            this.api = depot.member(name, A, "owner");
            this.random = random;
            this.mayCrash = mayCrash;
        }

        /** Returns whether the service was available until the end. */
        boolean run(long seed) {
            for (int i = 0; i < COMMANDS_EACH; i++) {
                try {
                    if (!step()) {
                        return false;
                    }
                } catch (AssertionError e) {
                    throw new AssertionError("Seed " + seed + ", command " + i, e);
                }
            }
            return true;
        }

        private boolean step() {
            int dice = random.nextInt(10);
            if (dice == 0) {
                String stock = A + "/products/" + one(PRODUCTS) + "/stock/";
                ApiResponse moved = random.nextInt(4) > 0
                        ? api.post(stock + "receipts", Map.of("quantity", 1 + random.nextInt(12)))
                        : api.post(
                                stock + "adjustments", Map.of("quantity", -1 - random.nextInt(3), "reason", "count"));
                return alive(moved, 201, 409);
            }
            if (orders.size() < 3 || dice == 1) {
                return create();
            }
            ReferenceOrder order = one(orders);
            ApiResponse seen = api.get(A + "/orders/" + order.id);
            if (!alive(seen, 200)) {
                return false;
            }
            order.observe(seen.json(), false);
            return command(order, one(COMMANDS), one(List.copyOf(order.lines.keySet())));
        }

        private boolean create() {
            List<Map<String, Object>> lines = new ArrayList<>();
            int count = 1 + random.nextInt(3);
            for (int i = 0; i < count; i++) {
                lines.add(OrdersTestService.line(
                        one(PRODUCTS), 1 + random.nextInt(5), random.nextBoolean() ? "10.00" : "12.50"));
            }
            ApiResponse created = api.post(A + "/orders", OrdersTestService.order(lines));
            if (!alive(created, 201)) {
                return false;
            }
            ReferenceOrder order = new ReferenceOrder(created.text("orderId"));
            order.observe(created.json(), true);
            orders.add(order);
            return true;
        }

        private boolean command(ReferenceOrder order, String command, String line) {
            boolean legal = order.may(command, line);
            ApiResponse answer = send(order, command, line);
            // A waiting line may have been allocated between the read and the claim.
            boolean served = command.equals("claim") && answer.status() == 200 && !legal;
            if (!alive(answer, legal || served ? (command.equals("pay") ? 201 : 200) : 409)) {
                return false;
            }
            if (!legal && !served) {
                return true;
            }
            boolean stockDecides = served || List.of("confirm", "short", "none").contains(command);
            order.apply(command, line);
            order.observe(answer.json(), stockDecides);
            return true;
        }

        private ApiResponse send(ReferenceOrder order, String command, String line) {
            String path = A + "/orders/" + order.id;
            ReferenceOrder.State state = order.lines.getOrDefault(line, new ReferenceOrder.State(1, ""));
            return switch (command) {
                case "pay" -> pay(path);
                case "cancel", "lose", "return" -> api.post(path + "/" + command, Map.of("reason", "so"));
                case "claim", "release", "pack" -> api.post(path + "/lines/" + line + "/" + command);
                case "pick" -> api.post(path + "/lines/" + line + "/pick", Map.of("quantity", state.quantity()));
                case "short" -> api.post(path + "/lines/" + line + "/pick", Map.of("quantity", state.quantity() - 1));
                case "none" -> api.post(path + "/lines/" + line + "/pick", Map.of("quantity", 0));
                case "ship" -> api.post(path + "/ship", Map.of());
                default -> api.post(path + "/" + command);
            };
        }

        /** Pays the open amount. The service may be unavailable when asked for it. */
        private ApiResponse pay(String path) {
            ApiResponse order = api.get(path);
            return mayCrash && order.status() == 500
                    ? order
                    : api.post(
                            path + "/payments",
                            OrdersTestService.payment("Pix", "T", String.valueOf(order.field("total"))));
        }

        /** Returns whether the service answers at all. If it does, the status must be one of those expected. */
        private boolean alive(ApiResponse answer, Integer... expected) {
            if (mayCrash && answer.status() == 500) {
                return false;
            }
            assertThat(List.of(expected))
                    .as("%s %s", answer.http().uri(), answer.body())
                    .contains(answer.status());
            return true;
        }

        private <T> T one(List<T> all) {
            return all.get(random.nextInt(all.size()));
        }
    }
}
