package io.azulejo.sessions.rules;

import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.host.BackgroundWork;
import io.azulejo.web.host.Repeating;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Closes sessions that are beyond a limit, and counts those that are not. Any number may sweep side by side: a session
 * is closed by a write that sees for itself whether it is due.
 */
public final class Sweeper implements BackgroundWork {
    private static final int PAGE = 100;

    private final Listing listing;
    private final Lifecycle lifecycle;
    private final SessionMeters meters;
    private final InstantSource clock;
    private final Repeating turns;

    public Sweeper(Listing listing, Lifecycle lifecycle, SessionMeters meters, Duration every, InstantSource clock) {
        this.listing = listing;
        this.lifecycle = lifecycle;
        this.meters = meters;
        this.clock = clock;
        this.turns = new Repeating("session-sweeper", every, this::sweep);
    }

    @Override
    public void start() {
        turns.start();
    }

    @Override
    public void stop() {
        turns.stop();
    }

    /** Goes through all open sessions once; gives how many it closed. */
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
