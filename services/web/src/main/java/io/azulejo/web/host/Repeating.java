package io.azulejo.web.host;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Does something turn by turn in a thread of its own: whenever it is woken, and after the pause at the latest. A turn
 * that fails is logged, and the next one comes. Thread-safe.
 */
public final class Repeating implements BackgroundWork {
    private static final Logger LOG = LoggerFactory.getLogger(Repeating.class);

    private final String name;
    private final Duration pause;
    private final Runnable turn;
    private final Semaphore wake = new Semaphore(0);
    private volatile boolean stopping;
    private volatile @Nullable Thread thread;

    public Repeating(String name, Duration pause, Runnable turn) {
        this.name = name;
        this.pause = pause;
        this.turn = turn;
    }

    @Override
    public void start() {
        thread = Thread.ofVirtual().name(name).start(this::loop);
    }

    /** Lets the turn under way end. */
    @Override
    public void stop() {
        stopping = true;
        wake();
        Thread running = thread;
        if (running != null) {
            try {
                running.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** The next turn comes now. */
    public void wake() {
        wake.release();
    }

    /** Whether a long turn should end where it can. */
    public boolean ending() {
        return stopping;
    }

    private void loop() {
        while (!stopping) {
            try {
                turn.run();
            } catch (RuntimeException e) { // whatever the backend says today, the work must go on tomorrow
                LOG.warn("A turn of {} failed", name, e);
            }
            try {
                if (wake.tryAcquire(pause.toMillis(), TimeUnit.MILLISECONDS)) {
                    wake.drainPermits();
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }
}
