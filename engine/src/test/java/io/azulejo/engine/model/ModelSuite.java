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
 * Comparison of a backend with the reference model; a subclass supplies the backend. Three system properties change a
 * run: {@code azulejo.model.seed} is the first seed (printed by a failure), {@code azulejo.model.rounds} the number of
 * seeds, endless if it is {@code unlimited}, and {@code azulejo.model.steps} the number of operations per seed.
 */
public abstract class ModelSuite {
    private static final long FIRST_SEED = Long.getLong("azulejo.model.seed", 20261115L);
    private static final int STEPS = Integer.getInteger("azulejo.model.steps", 500);

    private final int rounds;
    private @Nullable Backend backend;

    /** Creates a suite; {@code rounds} is the default number of seeds. */
    protected ModelSuite(int rounds) {
        String wanted = System.getProperty("azulejo.model.rounds", Integer.toString(rounds));
        this.rounds = wanted.equals("unlimited") ? Integer.MAX_VALUE : Integer.parseInt(wanted);
    }

    /** Creates the client under test. Called once per test; the test closes it. */
    protected abstract DynamoDbClient client();

    /** Called when the client is closed, to release what is behind it. */
    protected void stop() {}

    /** Called after the operations of each seed, for checks behind the client. */
    protected void afterRound() {}

    /** Returns whether the backend's global indexes may lag behind, as DynamoDB's do. */
    protected boolean eventual() {
        return false;
    }

    /** Returns the control of this backend's expiry; null if items cannot be made to expire. */
    protected @Nullable ExpiryControl expiry() {
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
