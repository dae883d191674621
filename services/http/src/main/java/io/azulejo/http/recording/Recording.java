package io.azulejo.http.recording;

import io.azulejo.toolkit.observe.Call;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * Recording of what one HTTP request does to the table: calls of access patterns and their requests to DynamoDB.
 * Thread-safe.
 *
 * <p>It belongs to the thread of the HTTP request. While nothing is recorded, a request to DynamoDB costs one look at a
 * variable of the thread.
 */
public final class Recording {
    private static final ThreadLocal<@Nullable Recording> CURRENT = new ThreadLocal<>();
    private static final int MAX_CALLS = 100;

    private final List<RecordedCall> calls = new ArrayList<>();
    private List<RecordedRequest> requests = new ArrayList<>();

    /** Runs the work with a recording of it. */
    public static void run(Recording recording, Runnable work) {
        CURRENT.set(recording);
        try {
            work.run();
        } finally {
            CURRENT.remove();
        }
    }

    /** Returns the recording of the current thread; null if there is none. */
    public static @Nullable Recording current() {
        return CURRENT.get();
    }

    /** Adds a call to the current recording, if there is one, with the requests since the call before. */
    public static void completed(Call call) {
        Recording recording = current();
        if (recording != null) {
            recording.add(call);
        }
    }

    /** Sends a request and adds it to the current recording, if there is one. */
    public static <T> T request(RequestDescription description, Supplier<T> send, Function<T, Result> result) {
        Recording recording = current();
        if (recording == null) {
            return send.get();
        }
        T answer = send.get();
        Result found = result.apply(answer);
        recording.add(description.describe(found.items(), found.units()));
        return answer;
    }

    /** Number of items and consumed units of a response. */
    public record Result(int items, double units) {
        public static Result of(int items, @Nullable ConsumedCapacity capacity) {
            return new Result(
                    items, capacity == null || capacity.capacityUnits() == null ? 0 : capacity.capacityUnits());
        }

        public static Result of(int items, List<ConsumedCapacity> capacities) {
            return new Result(
                    items,
                    capacities.stream()
                            .mapToDouble(each -> each.capacityUnits() == null ? 0 : each.capacityUnits())
                            .sum());
        }
    }

    /** Description of a request, made only while something is recorded. */
    @FunctionalInterface
    public interface RequestDescription {
        RecordedRequest describe(int items, double units);
    }

    private synchronized void add(RecordedRequest request) {
        requests.add(request);
    }

    private synchronized void add(Call call) {
        List<RecordedRequest> made = requests;
        requests = new ArrayList<>();
        if (calls.size() < MAX_CALLS) {
            calls.add(new RecordedCall(
                    call.pattern(),
                    call.duration().toNanos() / 1e6,
                    new RecordedUnits(call.readUnits(), call.writeUnits()),
                    made,
                    call.failure() == null ? null : call.failure().getClass().getSimpleName()));
        }
    }

    /** Returns the calls so far, oldest first. */
    public synchronized List<RecordedCall> calls() {
        return List.copyOf(calls);
    }
}
