package io.azulejo.http.live;

import java.time.Duration;

/**
 * Limits of an event hub.
 *
 * @param queue how many events may wait for a slow client before they are dropped and the client must reload
 * @param callers how many clients may be connected at once
 * @param perUser how many clients of one user may be connected at once
 * @param heartbeat interval of heartbeats: proxies close idle connections, and a lost client is noticed only by sending
 */
public record LiveOptions(int queue, int callers, Duration heartbeat, int perUser) {
    private static final int CONNECTIONS_PER_USER = 10;

    /** Limits with the default number of connections per user. */
    public LiveOptions(int queue, int callers, Duration heartbeat) {
        this(queue, callers, heartbeat, CONNECTIONS_PER_USER);
    }

    public LiveOptions {
        if (perUser < 1) {
            throw new IllegalArgumentException("perUser must be positive, not " + perUser);
        }
        if (queue < 1 || callers < 1 || !heartbeat.isPositive()) {
            throw new IllegalArgumentException("queue, callers and heartbeat must be positive, not " + queue + ", "
                    + callers + " and " + heartbeat);
        }
    }

    public static LiveOptions defaults() {
        return new LiveOptions(100, 2_000, Duration.ofSeconds(20));
    }
}
