package io.azulejo.testing;

import io.azulejo.testkit.TestClock;
import io.azulejo.testkit.TransactionInterference;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Scenarios of a client that repeats a request with the same {@code Idempotency-Key} until it gets a response. */
public record RepeatedRequest(TransactionInterference interference, TestClock clock) {
    /** Slightly longer than the lock of an idempotency key. */
    private static final Duration LOCK_EXPIRED = Duration.ofSeconds(61);

    /** Lets the process crash after the request's transaction, repeats the request and returns its response. */
    public ApiResponse afterCrash(Supplier<ApiResponse> request) {
        interference.crashAfterNextTransaction();
        request.get().isProblem(500);
        interference.restart();
        ApiResponse immediate = request.get();
        clock.advance(LOCK_EXPIRED);
        return request.get().hasStatus(immediate.status());
    }

    /**
     * Lets the same request run again right before the first, slow one writes. The slow one must fail with 409; returns
     * the response to the fast one.
     */
    public ApiResponse withConcurrentRepeat(Supplier<ApiResponse> request) {
        AtomicReference<ApiResponse> fast = new AtomicReference<>();
        interference.beforeNextTransaction(() -> {
            clock.advance(LOCK_EXPIRED);
            fast.set(request.get());
        });
        request.get().isProblem(409);
        return Objects.requireNonNull(fast.get(), "The request sent no transaction");
    }
}
