package io.azulejo.http.host;

import io.azulejo.http.limit.Rate;
import io.azulejo.http.limit.RateLimits;
import io.azulejo.http.limit.RouteClass;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;

/**
 * Address, limits and clock of a host.
 *
 * @param address the interface to listen on; loopback by default
 * @param port 0 for any free port
 * @param maxBody the largest request body in bytes
 * @param rates the rate limit of each route class; a class without one is not limited
 * @param grace how long a stop waits for running requests
 */
public record HostOptions(
        String address, int port, long maxBody, Map<RouteClass, Rate> rates, Duration grace, InstantSource clock) {

    public static HostOptions defaults() {
        return new HostOptions(
                "127.0.0.1", 8080, 1024 * 1024, RateLimits.defaults(), Duration.ofSeconds(10), InstantSource.system());
    }

    public HostOptions withAddress(String other) {
        return new HostOptions(other, port, maxBody, rates, grace, clock);
    }

    public HostOptions withPort(int other) {
        return new HostOptions(address, other, maxBody, rates, grace, clock);
    }

    public HostOptions withRates(Map<RouteClass, Rate> other) {
        return new HostOptions(address, port, maxBody, other, grace, clock);
    }

    public HostOptions withGrace(Duration other) {
        return new HostOptions(address, port, maxBody, rates, other, clock);
    }

    public HostOptions withClock(InstantSource other) {
        return new HostOptions(address, port, maxBody, rates, grace, other);
    }
}
