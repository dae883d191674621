package io.azulejo.engine.request;

/** A DescribeLimits response: the maximum provisioned units of an account and of a table. */
public record DescribeLimitsOutput(
        long accountMaxReadCapacityUnits,
        long accountMaxWriteCapacityUnits,
        long tableMaxReadCapacityUnits,
        long tableMaxWriteCapacityUnits) {
    /** The limits of a new DynamoDB account. */
    public static final DescribeLimitsOutput DEFAULT = new DescribeLimitsOutput(80_000, 80_000, 40_000, 40_000);
}
