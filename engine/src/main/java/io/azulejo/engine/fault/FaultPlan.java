package io.azulejo.engine.fault;

/** Decides when a fault strikes. Safe for any number of threads. */
@FunctionalInterface
public interface FaultPlan {
    /** Whether this request suffers a fault of this kind; {@code operation} is DynamoDB's name for it. */
    boolean strikes(FaultKind kind, String operation);
}
