package io.azulejo.sessions.rules;

import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionStatus;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.host.BackgroundWork;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Closes sessions that are beyond a limit, and counts those that are not. Any number may sweep side by side: a session
 * is closed by a write that sees for itself whether it is due.
 */
public final class Sweeper implements BackgroundWork {
    private static final Logger LOG = LoggerFactory.getLogger(Sweeper.class);
    private static final int PAGE = 100;

    private final Listing listing;
    private final Lifecycle lifecycle;
    private final SessionMeters meters;
    private final Duration every;
    private final InstantSource clock;
    private final CountDownLatch stopping = new CountDownLatch(1);
    private volatile @Nullable Thread thread;

    public Sweeper(Listing listing, Lifecycle lifecycle, SessionMeters meters, Duration every, InstantSource clock) {
        this.listing = listing;
        this.lifecycle = lifecycle;
        this.meters = meters;
        this.every = every;
        this.clock = clock;
    }

    @Override
    public void start() {
        thread = Thread.ofVirtual().name("session-sweeper").start(this::loop);
    }

    @Override
    public void stop() {
        stopping.countDown();
        Thread running = thread;
        if (running != null) {
            try {
                running.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Goes through all open sessions once; gives how many it closed. */
    public int sweep() {
        return sweep(SessionStatus.ACTIVE) + sweep(SessionStatus.PAUSED);
    }

    private int sweep(SessionStatus status) {
        int closed = 0;
        long open = 0;
        Cursor cursor = null;
        do {
            Page<Session> page = listing.byStatus(status, PageRequest.of(PAGE).after(cursor));
            Instant now = clock.instant();
            for (Session session : page) {
                if (session.statusAt(now) == status) {
                    open++;
                } else if (session.status().open() && lifecycle.expire(session)) {
                    closed++;
                }
            }
            cursor = page.next().orElse(null);
        } while (cursor != null);
        meters.open(status, open);
        return closed;
    }

    private void loop() {
        boolean go = true;
        while (go) {
            try {
                sweep();
            } catch (RuntimeException e) { // whatever the backend says today, sessions must be swept tomorrow
                LOG.warn("Sessions cannot be swept", e);
            }
            try {
                go = !stopping.await(every.toMillis(), TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                return;
            }
        }
    }
}
