package io.azulejo.web.host;

import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Logs and measures each request by its route, never by its path: paths, queries and headers can name people, and
 * would be a metric each.
 */
final class AccessFilter implements Filter {
    private static final Logger LOG = LoggerFactory.getLogger("azulejo.access");
    private static final String UNMATCHED = "(none)";

    private final MeterRegistry meters;

    AccessFilter(MeterRegistry meters) {
        this.meters = meters;
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        long start = System.nanoTime();
        response.whenSent(() -> record(request, response, Duration.ofNanos(System.nanoTime() - start)));
        chain.proceed();
    }

    private void record(RoutingRequest request, RoutingResponse response, Duration took) {
        String method = request.prologue().method().text();
        String route = request.matchingPattern().orElse(UNMATCHED);
        int status = response.status().code();
        LOG.info("{} {} {} {} ms", method, route, status, took.toMillis());
        Timer.builder("http.requests")
                .tag("method", method)
                .tag("route", route)
                .tag("status", Integer.toString(status))
                .register(meters)
                .record(took);
    }
}
