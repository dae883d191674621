package io.azulejo.testkit;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Clock that stands still until a test advances it. Thread-safe.
 *
 * <p>A test that runs on a backend with a clock of its own should start in the future: an item that expires in that
 * backend's past is swept while the test still needs it.
 */
public final class TestClock implements InstantSource {
    private final AtomicReference<Instant> now;
    private volatile Duration tick = Duration.ZERO;

    /** Creates a clock that starts at noon UTC on 1 January 2030. */
    public TestClock() {
        this("2030-01-01T12:00:00Z");
    }

    /** Creates a clock that starts at an ISO-8601 instant. */
    public TestClock(String start) {
        this(Instant.parse(start));
    }

    /** Creates a clock that starts at this instant. */
    public TestClock(Instant start) {
        now = new AtomicReference<>(start);
    }

    @Override
    public Instant instant() {
        return now.getAndUpdate(time -> time.plus(tick));
    }

    /** Advances the clock by this much after every read from now on, so that no two reads return the same time. */
    public void tickOnRead(Duration by) {
        tick = by;
    }

    /** Advances the clock; {@code Engine.sweep()} then removes what has expired. */
    public void advance(Duration duration) {
        if (duration.isNegative()) {
            throw new IllegalArgumentException("The clock only advances, not by " + duration);
        }
        now.updateAndGet(time -> time.plus(duration));
    }

    /** Advances the clock to a time that is not before its own. */
    public void advanceTo(Instant instant) {
        advance(Duration.between(now.get(), instant));
    }
}
