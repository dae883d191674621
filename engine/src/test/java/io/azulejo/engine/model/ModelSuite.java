package io.azulejo.engine.model;

import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Compares a backend with the reference model; a subclass says which one. Three system properties change a run: {@code
 * azulejo.model.seed} is the first seed (printed by a failure), {@code azulejo.model.rounds} the number of seeds tried,
 * without end if it is {@code unlimited}, and {@code azulejo.model.steps} the number of operations with each seed.
 */
public abstract class ModelSuite {
    private static final long FIRST_SEED = Long.getLong("azulejo.model.seed", 20261115L);
    private static final int STEPS = Integer.getInteger("azulejo.model.steps", 500);

    private final int rounds;
    private @Nullable Backend backend;

    /** Rounds is how many seeds are tried where no system property says otherwise. */
    protected ModelSuite(int rounds) {
        String wanted = System.getProperty("azulejo.model.rounds", Integer.toString(rounds));
        this.rounds = wanted.equals("unlimited") ? Integer.MAX_VALUE : Integer.parseInt(wanted);
    }

    /** The client under test; called once for each test, which closes it. */
    protected abstract DynamoDbClient client();

    /** Called when the client is closed, for what stands behind it. */
    protected void stop() {}

    /** Called after the operations of each seed, for what can be checked behind the client. */
    protected void afterRound() {}

    /** Whether the backend's global indexes may lag behind, as DynamoDB's do. */
    protected boolean eventual() {
        return false;
    }

    /** How items of this backend are made to expire; null if they cannot be. */
    protected @Nullable Expiry expiry() {
        return null;
    }

    @BeforeEach
    void createTables() {
        backend = new Backend(client(), "model-" + UUID.randomUUID() + "-", eventual(), expiry());
        backend.createTables();
    }

    @AfterEach
    void deleteTables() {
        backend().deleteTables();
        backend().client().close();
        stop();
    }

    private Backend backend() {
        return Objects.requireNonNull(backend);
    }

    @Test
    void randomOperations_onBackendAndModel_haveTheSameAnswersAndErrors() {
        run(FIRST_SEED, rounds);
    }

    @Test
    @Tag("long")
    void manyMoreRandomOperations_onBackendAndModel_haveTheSameAnswersAndErrors() {
        run(FIRST_SEED + rounds, (int) Math.min(40L * rounds, Integer.MAX_VALUE));
    }

    private void run(long firstSeed, int seeds) {
        for (int round = 0; round < seeds; round++) {
            new ModelRun(backend()).run(firstSeed + round, STEPS);
            afterRound();
        }
    }
}
