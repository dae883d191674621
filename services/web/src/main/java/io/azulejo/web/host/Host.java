package io.azulejo.web.host;

import io.avaje.jsonb.Jsonb;
import io.azulejo.web.limit.RateLimits;
import io.azulejo.web.problem.ProblemHandlers;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpFeature;
import io.helidon.webserver.http.HttpRouting;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/**
 * Several services on one HTTP server, each in its own scope: they share the server, its limits and its log, and not a
 * single bean. Thread-safe.
 */
public final class Host implements AutoCloseable {
    private final HostOptions options;
    private final List<RunningService> services;
    private final WebServer server;

    private Host(HostOptions options, List<RunningService> services, WebServer server) {
        this.options = options;
        this.services = services;
        this.server = server;
    }

    public static Host start(HostOptions options, List<? extends Service> services) {
        return start(options, services, Front.none());
    }

    /** Wires the services, serves them, and only then lets their background work begin. */
    public static Host start(HostOptions options, List<? extends Service> services, Front front) {
        PrometheusMeterRegistry meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        new JvmMemoryMetrics().bindTo(meters);
        List<RunningService> running = new ArrayList<>();
        boolean started = false;
        try {
            services.forEach(service -> running.add(RunningService.open(service, meters)));
            Host host = new Host(options, List.copyOf(running), serve(options, running, front, meters));
            running.forEach(
                    service -> service.beans().list(BackgroundWork.class).forEach(BackgroundWork::start));
            started = true;
            return host;
        } finally {
            if (!started) {
                running.forEach(service -> service.beans().close());
            }
        }
    }

    private static WebServer serve(
            HostOptions options, List<RunningService> services, Front front, PrometheusMeterRegistry meters) {
        ProblemHandlers problems = new ProblemHandlers(Jsonb.instance(), CorrelationFilter::idOf);
        WebServer server = WebServer.builder()
                .host(options.address())
                .port(options.port())
                // Answers are written in several pieces; Nagle's algorithm would hold the last back for 40 ms.
                .connectionOptions(socket -> socket.tcpNoDelay(true))
                .maxPayloadSize(BodyLimitFilter.outerBound(options.maxBody()))
                .shutdownHook(false) // whoever starts a host stops it, in the right order with the rest
                .shutdownGracePeriod(options.grace())
                .directHandlers(problems.direct())
                .routing(routing -> route(routing, options, services, front, meters, problems))
                .build()
                .start();
        if (!server.isRunning()) { // Helidon logs that a port is taken, and returns
            throw new UncheckedIOException(
                    "Port " + options.port() + " of " + options.address()
                            + " cannot be listened on: is another program using it?",
                    new BindException());
        }
        return server;
    }

    private static void route(
            HttpRouting.Builder routing,
            HostOptions options,
            List<RunningService> services,
            Front front,
            PrometheusMeterRegistry meters,
            ProblemHandlers problems) {
        routing.addFilter(new CorrelationFilter());
        routing.addFilter(new AccessFilter(meters));
        routing.addFilter(new SecurityHeadersFilter());
        routing.addFilter(new BodyLimitFilter(options.maxBody(), problems));
        routing.addFilter(new AuthenticationFilter(services));
        routing.addFilter(new RateLimitFilter(new RateLimits(options.rates(), options.clock()), services));
        problems.register(routing);
        routing.get("/", new StartPage(services, front));
        routing.get("/health", new HealthRoute(services, front.checks()));
        routing.get("/metrics", (request, response) -> response.send(meters.scrape()));
        front.routes().forEach(feature -> feature.setup(routing));
        ServiceRouting serviceRouting = new ServiceRouting(routing);
        ServicePages pages = new ServicePages();
        pages.registerLibraries(routing);
        for (RunningService service : services) {
            pages.register(routing, service);
            // Set up here and now: features that are added are set up last, behind the fallback.
            service.beans().list(HttpFeature.class).forEach(feature -> feature.setup(serviceRouting));
        }
        routing.any(new FallbackHandler(services));
    }

    public URI uri() {
        return URI.create("http://" + options.address() + ":" + server.port());
    }

    /** The beans of a kind that a service has; none if it has none, or there is no such service. */
    public <T> List<T> beans(String service, Class<T> type) {
        return services.stream()
                .filter(running -> running.name().equals(service))
                .flatMap(running -> running.beans().list(type).stream())
                .toList();
    }

    /** Ends what would not end, finishes the requests under way, then ends background work, then closes the scopes. */
    @Override
    public void close() {
        for (RunningService service : services) {
            service.beans().list(BackgroundWork.class).forEach(BackgroundWork::stopping);
        }
        server.stop();
        for (RunningService service : services) {
            service.beans().list(BackgroundWork.class).forEach(BackgroundWork::stop);
            service.beans().close();
        }
    }
}
