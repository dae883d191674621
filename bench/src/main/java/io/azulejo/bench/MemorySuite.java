package io.azulejo.bench;

/** Benchmarks of the in-process engine in memory. */
final class MemorySuite implements Suite {
    @Override
    public String name() {
        return "memory";
    }

    @Override
    public void run(JmhRunner jmh, Report report) {
        report.section(
                "In process, in memory",
                "`EmbeddedDynamoDb.inMemory()` called as a `DynamoDbClient`. For comparison, DynamoDB Local in process"
                        + " and in memory, was measured at 357, 105, 213, 441, 2306 and 529 µs of CPU for these six; the"
                        + " aim is a tenth of that.");
        report.table(jmh.runAll(OperationBenchmark.class, OperationBenchmark.OPERATIONS, "MEMORY", "engine"));
    }
}
