package io.azulejo.patterns.background;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Task that runs periodically in its own virtual thread: whenever it is woken, and after the pause at the latest. A run
 * that fails is logged, and the task continues. Thread-safe.
 */
public final class PeriodicTask implements BackgroundWork {
    private static final Logger LOG = LoggerFactory.getLogger(PeriodicTask.class);

    private final String name;
    private final Duration pause;
    private final Runnable task;
    private final Semaphore wake = new Semaphore(0);
    private volatile boolean stopping;
    private volatile @Nullable Thread thread;

    public PeriodicTask(String name, Duration pause, Runnable task) {
        this.name = name;
        this.pause = pause;
        this.task = task;
    }

    @Override
    public void start() {
        thread = Thread.ofVirtual().name(name).start(this::loop);
    }

    /** Stops the task after the current run. */
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

    /** Starts the next run now. */
    public void wake() {
        wake.release();
    }

    /** Returns whether the task is stopping, so that a long run can end early. */
    public boolean isStopping() {
        return stopping;
    }

    private void loop() {
        while (!stopping) {
            try {
                task.run();
            } catch (RuntimeException e) { // a failed run must not end the task
                LOG.warn("A run of {} failed", name, e);
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
