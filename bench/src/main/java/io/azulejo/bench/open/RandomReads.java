package io.azulejo.bench.open;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Sequential reads of random items in a filled store, with the time of each. For one thread. */
final class RandomReads implements AutoCloseable {
    private final DynamoDbClient client;
    private final int items;
    private final SplittableRandom random = new SplittableRandom(1);
    private long[] nanos = new long[1 << 20];
    private int reads;
    private long cpuNanos;

    RandomReads(DynamoDbClient client, int items) {
        this.client = client;
        this.items = items;
    }

    void readFor(long turnNanos) {
        long started = System.nanoTime();
        long before = started;
        while (before - started < turnNanos) {
            read(random.nextInt(items));
            long after = System.nanoTime();
            if (reads == nanos.length) {
                nanos = Arrays.copyOf(nanos, 2 * reads);
            }
            nanos[reads++] = after - before;
            before = after;
        }
    }

    private void read(int item) {
        Map<?, ?> found = client.getItem(
                        get -> get.tableName(FilledStore.TABLE).key(Map.of("pk", FilledStore.key(item))))
                .item();
        if (found.isEmpty()) {
            throw new IllegalStateException("Item " + item + " is missing");
        }
    }

    void addCpuTime(long processNanos) {
        cpuNanos += processNanos;
    }

    /** Resets the measurements. */
    void reset() {
        reads = 0;
        cpuNanos = 0;
    }

    /**
     * Returns reads per second, the median and 99th percentile of the latency, and the CPU time per read, in
     * microseconds.
     */
    String figures() {
        long sum = Arrays.stream(nanos, 0, reads).sum();
        Arrays.sort(nanos, 0, reads);
        return reads * 1e9 / sum
                + " " + nanos[reads / 2] / 1e3
                + " " + nanos[(int) (reads * 0.99)] / 1e3
                + " " + cpuNanos / 1e3 / reads;
    }

    @Override
    public void close() {
        client.close();
    }
}
