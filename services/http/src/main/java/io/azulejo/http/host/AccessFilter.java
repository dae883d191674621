package io.azulejo.http.host;

import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Filter that logs and measures each request by its route. It never uses the path, query or headers: they can contain
 * personal data, and each distinct path would become a metric of its own.
 */
final class AccessFilter implements Filter {
    private static final Logger LOG = LoggerFactory.getLogger("azulejo.access");
    private static final String UNMATCHED = "(none)";
    /** Every other method is one kind: clients choose methods, and each would become a metric of its own. */
    private static final Set<String> METHODS =
            Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT");

    private static final String OTHER = "(other)";

    private final MeterRegistry meters;
    private final Map<Kind, Timer> timers = new ConcurrentHashMap<>();

    private record Kind(String method, String route, int status) {}

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
        String sent = request.prologue().method().text();
        String method = METHODS.contains(sent) ? sent : OTHER;
        String route = request.matchingPattern().orElse(UNMATCHED);
        int status = response.status().code();
        LOG.info("{} {} {} {} ms", method, route, status, took.toMillis());
        timers.computeIfAbsent(new Kind(method, route, status), this::register).record(took);
    }

    private Timer register(Kind kind) {
        return Timer.builder("http.requests")
                .tag("method", kind.method())
                .tag("route", kind.route())
                .tag("status", Integer.toString(kind.status()))
                .register(meters);
    }
}
