package io.azulejo.engine.fault;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Faults by script: which requests of an operation are struck, counted from the next one. Safe for any number of threads. */
public final class ScriptedFaults implements FaultPlan {
    private static final class Step {
        private final FaultKind kind;
        private final String operation;
        private int spared;
        private int struck;

        Step(FaultKind kind, String operation, int spared, int struck) {
            this.kind = kind;
            this.operation = operation;
            this.spared = spared;
            this.struck = struck;
        }
    }

    private final List<Step> steps = new ArrayList<>();

    /** Strikes the next {@code times} requests of an operation, named as DynamoDB names it: {@code PutItem}. */
    public ScriptedFaults strike(FaultKind kind, String operation, int times) {
        return strike(kind, operation, 0, times);
    }

    /** Spares some requests of an operation and strikes those after them. */
    public synchronized ScriptedFaults strike(FaultKind kind, String operation, int spared, int times) {
        steps.add(new Step(kind, operation, spared, times));
        return this;
    }

    @Override
    public synchronized boolean strikes(FaultKind kind, String operation) {
        for (Iterator<Step> rest = steps.iterator(); rest.hasNext(); ) {
            Step step = rest.next();
            if (step.kind != kind || !step.operation.equals(operation)) {
                continue;
            }
            if (step.spared > 0) {
                step.spared--;
                return false;
            }
            step.struck--;
            if (step.struck <= 0) {
                rest.remove();
            }
            return true;
        }
        return false;
    }
}
