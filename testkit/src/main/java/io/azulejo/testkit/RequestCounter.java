package io.azulejo.testkit;

import io.azulejo.toolkit.observe.RequestHook;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** Counter of the requests that a design sends to DynamoDB, by operation. Thread-safe. */
public final class RequestCounter implements RequestHook {
    private final Map<String, LongAdder> counts = new ConcurrentSkipListMap<>();
    private volatile Predicate<Thread> counted = thread -> true;

    /** Counts only requests from these threads from now on, for example to exclude job threads. */
    public void only(Predicate<Thread> threads) {
        counted = threads;
    }

    /** Returns the counts since the last call. */
    public Map<String, Long> take() {
        Map<String, Long> taken = new TreeMap<>();
        counts.forEach((operation, count) -> {
            long sum = count.sumThenReset();
            if (sum > 0) {
                taken.put(operation, sum);
            }
        });
        return taken;
    }

    @Override
    public void before(Operation operation, DynamoDbRequest.Builder request) {
        if (counted.test(Thread.currentThread())) {
            counts.computeIfAbsent(operation.wireName(), name -> new LongAdder())
                    .increment();
        }
    }
}
