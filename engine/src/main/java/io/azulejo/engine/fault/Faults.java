package io.azulejo.engine.fault;

import io.azulejo.engine.error.CancellationReason;
import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The fault injection of an engine; none unless there is a plan. Thread-safe.
 *
 * @param plan when faults are injected, or null for never
 * @param slowness how much longer a slow response takes, in real time
 * @param indexLag how far readers of global indexes lag behind, by the engine's clock
 * @param readLag how far reads that do not ask for consistency lag behind, by the engine's clock
 */
public record Faults(@Nullable FaultPlan plan, Duration slowness, Duration indexLag, Duration readLag) {
    public static final Faults NONE = new Faults(null, Duration.ZERO, Duration.ZERO, Duration.ZERO);

    private static final String THROTTLED = "The level of configured provisioned throughput for the table was exceeded."
            + " Consider increasing your provisioning level with the UpdateTable API.";
    private static final String CONFLICT = "Transaction is ongoing for the item";

    /** Returns faults by a plan, with slow responses of 100 ms, and indexes and reads that lag one second. */
    public static Faults by(FaultPlan plan) {
        return new Faults(plan, Duration.ofMillis(100), Duration.ofSeconds(1), Duration.ofSeconds(1));
    }

    /**
     * Returns the one fault that every read that does not ask for consistency is stale: it sees a write only after a
     * while. Code that forgets ConsistentRead fails with it.
     */
    public static Faults staleReads(Duration lag) {
        return by((kind, operation) -> kind == FaultKind.STALE_READ).withReadLag(lag);
    }

    public Faults withSlowness(Duration duration) {
        return new Faults(plan, duration, indexLag, readLag);
    }

    public Faults withIndexLag(Duration duration) {
        return new Faults(plan, slowness, duration, readLag);
    }

    public Faults withReadLag(Duration duration) {
        return new Faults(plan, slowness, indexLag, duration);
    }

    public boolean strikes(FaultKind kind, String operation) {
        return plan != null && plan.injects(kind, operation);
    }

    /** Injects the faults that can hit any request before it is carried out. */
    public void beforeRequest(String operation) {
        if (plan == null) {
            return;
        }
        if (plan.injects(FaultKind.SLOW, operation)) {
            sleep(slowness);
        }
        if (plan.injects(FaultKind.THROTTLING, operation)) {
            throw new EngineException(DynamoDbError.PROVISIONED_THROUGHPUT_EXCEEDED, THROTTLED);
        }
    }

    /** Injects the faults that can hit a write to a single item. */
    public void beforeWrite(String operation) {
        beforeRequest(operation);
        if (strikes(FaultKind.TRANSACTION_CONFLICT, operation)) {
            throw new EngineException(DynamoDbError.TRANSACTION_CONFLICT, CONFLICT);
        }
    }

    /** Injects the faults that can hit a transaction: DynamoDB cancels it and names the action that caused it. */
    public void beforeTransaction(String operation, int actions) {
        if (plan == null || actions == 0) {
            return;
        }
        if (plan.injects(FaultKind.SLOW, operation)) {
            sleep(slowness);
        }
        if (plan.injects(FaultKind.THROTTLING, operation)) {
            throw cancelled(new CancellationReason("ThrottlingError", THROTTLED, null), actions);
        }
        if (plan.injects(FaultKind.TRANSACTION_CONFLICT, operation)) {
            throw cancelled(new CancellationReason("TransactionConflict", CONFLICT, null), actions);
        }
    }

    private static EngineException cancelled(CancellationReason first, int actions) {
        List<CancellationReason> reasons = new ArrayList<>();
        reasons.add(first);
        for (int i = 1; i < actions; i++) {
            reasons.add(CancellationReason.NONE);
        }
        return EngineException.cancelled(reasons);
    }

    private static void sleep(Duration duration) {
        try {
            Thread.sleep(duration);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineException(
                    DynamoDbError.INTERNAL_SERVER_ERROR, "The thread was interrupted during a slow response");
        }
    }
}
