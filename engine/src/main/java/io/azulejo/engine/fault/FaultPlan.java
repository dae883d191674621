package io.azulejo.engine.fault;

/** Decision when a fault is injected. Thread-safe. */
@FunctionalInterface
public interface FaultPlan {
    /** Returns whether this request gets a fault of this kind; {@code operation} is DynamoDB's name for it. */
    boolean injects(FaultKind kind, String operation);
}
