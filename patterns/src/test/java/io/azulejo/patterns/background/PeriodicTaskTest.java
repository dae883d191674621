package io.azulejo.patterns.background;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class PeriodicTaskTest {
    private final AtomicInteger turns = new AtomicInteger();

    @Test
    void wake_duringALongPause_bringsTheNextTurn() {
        PeriodicTask work = new PeriodicTask("test", Duration.ofDays(1), turns::incrementAndGet);
        work.start();
        await().until(() -> turns.get() == 1);
        work.wake();
        await().until(() -> turns.get() == 2);
        work.stop();
    }

    @Test
    void turn_thatFails_isFollowedByTheNext() {
        PeriodicTask work = new PeriodicTask("test", Duration.ofMillis(1), () -> {
            turns.incrementAndGet();
            throw new IllegalStateException("today");
        });
        work.start();
        await().until(() -> turns.get() >= 3);
        work.stop();
        assertThat(work.isStopping()).isTrue();
        int before = turns.get();
        work.wake();
        assertThat(turns).hasValue(before);
    }
}
