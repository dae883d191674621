package io.azulejo.web.live;

import java.time.Duration;

/**
 * What a hub keeps for its callers.
 *
 * @param queue how many events wait for a slow caller before they are dropped and the caller is told to read anew
 * @param callers how many callers may be on the line at once
 * @param heartbeat how often something is sent when nothing happens: proxies end silent connections, and a caller who
 *     is gone is noticed only by sending
 */
public record LiveOptions(int queue, int callers, Duration heartbeat) {

    public LiveOptions {
        if (queue < 1 || callers < 1 || !heartbeat.isPositive()) {
            throw new IllegalArgumentException("queue, callers and heartbeat must be positive, not " + queue + ", "
                    + callers + " and " + heartbeat);
        }
    }

    public static LiveOptions defaults() {
        return new LiveOptions(100, 2_000, Duration.ofSeconds(20));
    }
}
