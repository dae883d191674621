package io.azulejo.engine.operation;

import io.azulejo.engine.error.CancellationReason;
import io.azulejo.engine.error.EngineException;
import java.util.Arrays;
import java.util.List;

/** Why a transaction's actions failed, in the order of the actions. For one thread and one transaction. */
final class CancellationReasons {
    private final CancellationReason[] reasons;
    private boolean cancelled;

    CancellationReasons(int actions) {
        reasons = new CancellationReason[actions];
        Arrays.fill(reasons, CancellationReason.NONE);
    }

    void set(int action, CancellationReason reason) {
        reasons[action] = reason;
        cancelled = true;
    }

    boolean has(int action) {
        return !reasons[action].equals(CancellationReason.NONE);
    }

    /** Throws if any action failed. */
    void check() {
        if (cancelled) {
            throw EngineException.cancelled(List.of(reasons));
        }
    }
}
