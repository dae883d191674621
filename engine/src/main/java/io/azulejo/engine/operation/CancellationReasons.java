package io.azulejo.engine.operation;

import io.azulejo.engine.error.CancellationReason;
import io.azulejo.engine.error.EngineException;
import java.util.Arrays;
import java.util.List;

/**
 * Cancellation reasons of a transaction, in the order of its actions. Not thread-safe; one instance per transaction.
 */
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

    /**
     * Records the failure of one action as its cancellation reason. Rethrows failures that do not belong to the action.
     */
    void set(int action, EngineException failure) {
        set(
                action,
                switch (failure.error()) {
                    case CONDITIONAL_CHECK_FAILED ->
                        new CancellationReason("ConditionalCheckFailed", failure.text(), failure.item());
                    case DUPLICATE_ITEM -> new CancellationReason("DuplicateItem", failure.text(), null);
                    case VALIDATION -> new CancellationReason("ValidationError", failure.text(), null);
                    default -> throw failure;
                });
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
