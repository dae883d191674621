package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.Backend;
import io.azulejo.testing.Race;
import io.azulejo.web.job.JobState;
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
 * Several people do whatever comes to their minds, legal or not, each with orders of their own and all with the same
 * stock. Every answer is what a simple reference says it must be; afterwards the books close.
 */
final class ModelTest {
    private static final String A = Depot.AURORA;
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
        try (Depot depot = new Depot(Backend.IN_PROCESS)) {
            Race.run(clients(depot, seed, false));
            BookCheck.of(depot).closes("seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {7, 42, 99})
    void commands_cutOffByTheDeathOfTheService_leaveBooksThatClose(long seed) {
        Mortal mortal = new Mortal(800 + new Random(seed).nextInt(1_500));
        try (Depot depot = new Depot(Backend.IN_PROCESS::open, Depot.Settings.usual(), mortal::sees)) {
            Race.run(clients(depot, seed, true));
            assertThat(mortal.left.get()).as("it has died, seed " + seed).isNegative();
            for (int i = 0; i < 2; i++) { // what is taken up again may leave something for later
                depot.clock.turn(Duration.ofSeconds(31));
                depot.restart();
                await().atMost(Duration.ofSeconds(20)).until(() -> nothingIsToBeDone(depot));
            }
            BookCheck.of(depot).closes("seed " + seed);
        }
    }

    private static boolean nothingIsToBeDone(Depot depot) {
        return depot.table.jobs().stream()
                .filter(job -> job.state() == JobState.OPEN)
                .noneMatch(job -> job.owner() != null || !job.leaseUntil().isAfter(depot.clock.instant()));
    }

    private static List<Callable<Boolean>> clients(Depot depot, long seed, boolean mayDie) {
        List<Callable<Boolean>> clients = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            Client client = new Client(depot, "client-" + i, new Random(seed * 31 + i), mayDie);
            clients.add(() -> client.run(seed));
        }
        return clients;
    }

    /** A backend that is gone after so many requests, in the middle of whatever was being done. */
    private static final class Mortal {
        private final AtomicInteger left;

        Mortal(int requests) {
            left = new AtomicInteger(requests);
        }

        DynamoDbClient sees(DynamoDbClient client) {
            return (DynamoDbClient) Proxy.newProxyInstance(
                    DynamoDbClient.class.getClassLoader(),
                    new Class<?>[] {DynamoDbClient.class},
                    (proxy, method, arguments) -> {
                        if (left.decrementAndGet() < 0) {
                            throw new IllegalStateException("The process is dead");
                        }
                        try {
                            return method.invoke(client, arguments);
                        } catch (InvocationTargetException e) {
                            throw e.getCause();
                        }
                    });
        }
    }

    /** One person with some orders. */
    private static final class Client {
        private final ApiClient api;
        private final Random random;
        private final boolean mayDie;
        private final List<ReferenceOrder> orders = new ArrayList<>();

        Client(Depot depot, String name, Random random, boolean mayDie) {
            this.api = depot.member(name, A, "owner");
            this.random = random;
            this.mayDie = mayDie;
        }

        /** Whether the service was there until the end. */
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
                lines.add(Depot.line(one(PRODUCTS), 1 + random.nextInt(5), random.nextBoolean() ? "10.00" : "12.50"));
            }
            ApiResponse created = api.post(A + "/orders", Depot.order(lines));
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
            // Between the look and the claim a line that waited may have been served.
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

        /** What is open; the service may be gone already when it is asked how much that is. */
        private ApiResponse pay(String path) {
            ApiResponse order = api.get(path);
            return mayDie && order.status() == 500
                    ? order
                    : api.post(path + "/payments", Depot.payment("Pix", "T", String.valueOf(order.field("total"))));
        }

        /** Whether the service answers at all; then it must be one of these. */
        private boolean alive(ApiResponse answer, Integer... expected) {
            if (mayDie && answer.status() == 500) {
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
