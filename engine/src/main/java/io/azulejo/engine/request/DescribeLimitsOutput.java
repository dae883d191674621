package io.azulejo.engine.request;

/** The answer to a DescribeLimits request: the most units an account and a table may have provisioned. */
public record DescribeLimitsOutput(
        long accountMaxReadCapacityUnits,
        long accountMaxWriteCapacityUnits,
        long tableMaxReadCapacityUnits,
        long tableMaxWriteCapacityUnits) {
    /** What a new account of DynamoDB has. */
    public static final DescribeLimitsOutput USUAL = new DescribeLimitsOutput(80_000, 80_000, 40_000, 40_000);
}
