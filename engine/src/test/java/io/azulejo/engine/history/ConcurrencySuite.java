package io.azulejo.engine.history;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.history.Account.Result;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Proof that conditional writes of a backend are linearizable and its transactions strictly serializable; a subclass
 * supplies the backend. {@code azulejo.history.rounds} changes the number of histories.
 */
public abstract class ConcurrencySuite {
    private static final long SEED = Long.getLong("azulejo.test.seed", 1115L);
    private static final int THREADS = 4;
    private static final int CALLS = 8;

    private final int rounds;
    private @Nullable AccountTable table;

    protected ConcurrencySuite(int rounds) {
        this.rounds = Integer.getInteger("azulejo.history.rounds", rounds);
    }

    /** Creates the client under test. Called once per test; the test closes it. */
    protected abstract DynamoDbClient client();

    /** Called when the client is closed, to release what is behind it. */
    protected void stop() {}

    @BeforeEach
    void createTable() {
        table = new AccountTable(client(), "accounts-" + UUID.randomUUID());
        table.create();
    }

    @AfterEach
    void dropTable() {
        table().drop();
        table().client().close();
        stop();
    }

    private AccountTable table() {
        return Objects.requireNonNull(table);
    }

    @Test
    void conditionalWrites_onOneItem_areLinearizable() throws InterruptedException, ExecutionException {
        for (int round = 0; round < rounds; round++) {
            String item = "item" + round;
            check(round, Map.of(), random -> switch (random.nextInt(5)) {
                case 0 -> new Account.Open(item, random.nextInt(3));
                case 1 -> new Account.Exchange(item, random.nextInt(4), random.nextInt(4));
                case 2 -> new Account.Deposit(item, 1 + random.nextInt(2));
                case 3 -> new Account.Close(item);
                default -> new Account.Read(item);
            });
        }
    }

    @Test
    void transactions_acrossItems_areSerializableInRealTime() throws InterruptedException, ExecutionException {
        for (int round = 0; round < rounds; round++) {
            List<String> items = List.of("a" + round, "b" + round, "c" + round);
            items.forEach(item -> table().apply(new Account.Open(item, 3)));
            Map<String, Integer> initial = Map.of(items.get(0), 3, items.get(1), 3, items.get(2), 3);
            check(round, initial, random -> {
                int from = random.nextInt(3);
                // No plain reads: each of them sees one item before or after a transaction, but two of them may see the
                // same transaction differently, as on DynamoDB.
                return switch (random.nextInt(6)) {
                    case 0, 1, 2 ->
                        new Account.Transfer(
                                items.get(from), items.get((from + 1 + random.nextInt(2)) % 3), 1 + random.nextInt(3));
                    case 3, 4 -> new Account.ReadAll(items);
                    default -> new Account.Deposit(items.get(from), 1);
                };
            });
        }
    }

    private void check(int round, Map<String, Integer> initial, Function<Random, Account> nextCall)
            throws InterruptedException, ExecutionException {
        List<Event<Account, Result>> history = History.record(SEED + round, THREADS, CALLS, nextCall, table()::apply);
        assertThat(Linearizability.holds(new Account.Plain(initial), history))
                .as("seed %d: no order of calls explains %s", SEED + round, history)
                .isTrue();
    }
}
