package io.azulejo.listener;

import java.time.Duration;
import java.util.Optional;

/**
 * Deadlines of a connection.
 *
 * @param head how long the request line and the headers may take, from the first byte; for the first request of a
 *     connection from the beginning of the connection, with the TLS handshake
 * @param body how long the body may take, from the end of the headers
 * @param idle how long a connection may stay open between two requests
 * @param response how long a request may take until its response has been sent; empty if a response may take any time,
 *     as a stream does
 */
public record Deadlines(Duration head, Duration body, Duration idle, Optional<Duration> response) {

    public Deadlines {
        if (!head.isPositive() || !body.isPositive() || !idle.isPositive()) {
            throw new IllegalArgumentException(
                    "head, body and idle must be positive, not " + head + ", " + body + " and " + idle);
        }
    }

    public Deadlines(Duration head, Duration body, Duration idle) {
        this(head, body, idle, Optional.empty());
    }

    /** Returns how often connections are checked, so that none lives much longer than it may. */
    public Duration checkPeriod() {
        Duration shortest = head.compareTo(body) < 0 ? head : body;
        Duration quarter = (shortest.compareTo(idle) < 0 ? shortest : idle).dividedBy(4);
        return quarter.toMillis() < 1 ? Duration.ofMillis(1) : quarter;
    }
}
