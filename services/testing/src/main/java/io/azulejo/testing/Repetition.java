package io.azulejo.testing;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** How a client meets trouble that sends a request with the same {@code Idempotency-Key} until it has an answer. */
public record Repetition(Interference interference, TurnedClock clock) {
    /** A little more than what a request has for itself. */
    private static final Duration GIVEN_UP = Duration.ofSeconds(61);

    /** The request is done and its process dies before it can say so; gives what the same request is answered then. */
    public ApiResponse afterDeath(Supplier<ApiResponse> request) {
        interference.dieAfterNextTransaction();
        request.get().isProblem(500);
        interference.revive();
        ApiResponse atOnce = request.get();
        clock.turn(GIVEN_UP);
        return request.get().hasStatus(atOnce.status());
    }

    /**
     * The request is slow, and the same is let in and done just before the slow one writes, which then is refused;
     * gives the answer to the fast one.
     */
    public ApiResponse overtaking(Supplier<ApiResponse> request) {
        AtomicReference<ApiResponse> fast = new AtomicReference<>();
        interference.beforeNextTransaction(() -> {
            clock.turn(GIVEN_UP);
            fast.set(request.get());
        });
        request.get().isProblem(409);
        return Objects.requireNonNull(fast.get(), "It came to no transaction");
    }
}
