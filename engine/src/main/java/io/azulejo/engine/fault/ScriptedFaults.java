package io.azulejo.engine.fault;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Faults by script: which requests of an operation get a fault, counted from the next one. Thread-safe. */
public final class ScriptedFaults implements FaultPlan {
    private static final class Step {
        private final FaultKind kind;
        private final String operation;
        private int skipped;
        private int remaining;

        Step(FaultKind kind, String operation, int skipped, int remaining) {
            this.kind = kind;
            this.operation = operation;
            this.skipped = skipped;
            this.remaining = remaining;
        }
    }

    private final List<Step> steps = new ArrayList<>();

    /** Injects a fault into the next {@code times} requests of an operation, by DynamoDB's name: {@code PutItem}. */
    public ScriptedFaults inject(FaultKind kind, String operation, int times) {
        return inject(kind, operation, 0, times);
    }

    /** Skips some requests of an operation and injects a fault into those after them. */
    public synchronized ScriptedFaults inject(FaultKind kind, String operation, int skipped, int times) {
        steps.add(new Step(kind, operation, skipped, times));
        return this;
    }

    @Override
    public synchronized boolean injects(FaultKind kind, String operation) {
        for (Iterator<Step> rest = steps.iterator(); rest.hasNext(); ) {
            Step step = rest.next();
            if (step.kind != kind || !step.operation.equals(operation)) {
                continue;
            }
            if (step.skipped > 0) {
                step.skipped--;
                return false;
            }
            step.remaining--;
            if (step.remaining <= 0) {
                rest.remove();
            }
            return true;
        }
        return false;
    }
}
