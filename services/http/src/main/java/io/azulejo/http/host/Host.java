package io.azulejo.http.host;

import io.avaje.jsonb.Jsonb;
import io.azulejo.http.limit.RateLimits;
import io.azulejo.http.problem.ProblemHandlers;
import io.azulejo.patterns.background.BackgroundWork;
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
 * HTTP server for several services, each with its own bean scope. Services share the server, its limits and its log,
 * but no beans. Thread-safe.
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
        return start(options, services, HostExtensions.none());
    }

    /** Wires the services, starts the server, and then starts their background work. */
    public static Host start(HostOptions options, List<? extends Service> services, HostExtensions front) {
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
            HostOptions options, List<RunningService> services, HostExtensions front, PrometheusMeterRegistry meters) {
        HostPages pages = new HostPages(services, front);
        ProblemHandlers problems = new ProblemHandlers(Jsonb.instance(), CorrelationFilter::idOf, pages.errorPage());
        WebServer server = WebServer.builder()
                .host(options.address())
                .port(options.port())
                // Responses are written in several segments; Nagle's algorithm would delay the last by 40 ms.
                .connectionOptions(socket -> socket.tcpNoDelay(true))
                .maxPayloadSize(BodyLimitFilter.outerBound(options.maxBody()))
                .shutdownHook(false) // the owner of the host stops it, in order with its other resources
                .shutdownGracePeriod(options.grace())
                .directHandlers(problems.direct())
                .routing(routing -> route(routing, options, services, front, meters, problems, pages))
                .build()
                .start();
        if (!server.isRunning()) { // if the port is in use, Helidon only logs it
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
            HostExtensions front,
            PrometheusMeterRegistry meters,
            ProblemHandlers problems,
            HostPages hostPages) {
        routing.addFilter(new CorrelationFilter());
        routing.addFilter(new AccessFilter(meters));
        routing.addFilter(new SecurityHeadersFilter());
        routing.addFilter(new BodyLimitFilter(options.maxBody(), problems));
        routing.addFilter(new AuthenticationFilter(services));
        routing.addFilter(new RateLimitFilter(new RateLimits(options.rates(), options.clock()), services));
        problems.register(routing);
        hostPages.register(routing);
        routing.get("/health", new HealthRoute(services, front.checks()));
        routing.get("/metrics", (request, response) -> response.send(meters.scrape()));
        front.routes().forEach(feature -> feature.setup(routing));
        ServiceRouting serviceRouting = new ServiceRouting(routing);
        ServicePages pages = new ServicePages();
        pages.registerLibraries(routing);
        for (RunningService service : services) {
            pages.register(routing, service);
            // Set up directly: Helidon sets up added features last, after the fallback handler.
            service.beans().list(HttpFeature.class).forEach(feature -> feature.setup(serviceRouting));
        }
        routing.any(new FallbackHandler(services));
    }

    public URI uri() {
        return URI.create("http://" + options.address() + ":" + server.port());
    }

    /** Returns a service's beans of a type. The list is empty if the service has none or does not exist. */
    public <T> List<T> beans(String service, Class<T> type) {
        return services.stream()
                .filter(running -> running.name().equals(service))
                .flatMap(running -> running.beans().list(type).stream())
                .toList();
    }

    /** Ends open streams, waits for running requests, stops background work, then closes the scopes. */
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
