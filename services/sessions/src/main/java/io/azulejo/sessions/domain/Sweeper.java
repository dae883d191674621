package io.azulejo.sessions.domain;

import io.azulejo.patterns.background.BackgroundWork;
import io.azulejo.patterns.background.PeriodicTask;
import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.toolkit.query.PageRequest;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Background task that closes sessions beyond a limit and counts the open ones. Any number of servers can sweep at the
 * same time: the write that closes a session checks the limit itself.
 */
public final class Sweeper implements BackgroundWork {
    private static final int PAGE = 100;

    private final Listing listing;
    private final Lifecycle lifecycle;
    private final SessionMeters meters;
    private final InstantSource clock;
    private final PeriodicTask task;

    public Sweeper(Listing listing, Lifecycle lifecycle, SessionMeters meters, Duration every, InstantSource clock) {
        this.listing = listing;
        this.lifecycle = lifecycle;
        this.meters = meters;
        this.clock = clock;
        this.task = new PeriodicTask("session-sweeper", every, this::sweep);
    }

    @Override
    public void start() {
        task.start();
    }

    @Override
    public void stop() {
        task.stop();
    }

    /** Checks all open sessions once and returns how many were closed. */
    public int sweep() {
        return sweep(SessionStatus.ACTIVE) + sweep(SessionStatus.PAUSED);
    }

    private int sweep(SessionStatus status) {
        AtomicInteger closed = new AtomicInteger();
        AtomicLong open = new AtomicLong();
        PageRequest.of(PAGE).all(page -> listing.byStatus(status, page)).forEach(session -> {
            if (session.statusAt(clock.instant()) == status) {
                open.incrementAndGet();
            } else if (session.status().open() && lifecycle.expire(session)) {
                closed.incrementAndGet();
            }
        });
        meters.open(status, open.get());
        return closed.get();
    }
}
