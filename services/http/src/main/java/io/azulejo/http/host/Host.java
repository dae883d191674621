package io.azulejo.http.host;

import io.azulejo.http.json.WebJson;
import io.azulejo.http.limit.RateLimits;
import io.azulejo.http.problem.ProblemHandlers;
import io.azulejo.listener.Deadlines;
import io.azulejo.listener.GuardedConnection;
import io.azulejo.listener.WatchedServer;
import io.azulejo.patterns.background.BackgroundWork;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpFeature;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * HTTP server for several services, each with its own bean scope. Services share the server, its limits and its log,
 * but no beans. Thread-safe.
 */
public final class Host implements AutoCloseable {
    private static final Duration WATCH_PERIOD = Duration.ofSeconds(2);

    private final HostOptions options;
    private final List<RunningService> services;
    private final WatchedServer server;

    private Host(HostOptions options, List<RunningService> services, WatchedServer server) {
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

    private static WatchedServer serve(
            HostOptions options, List<RunningService> services, HostExtensions front, PrometheusMeterRegistry meters) {
        ProblemHandlers problems = new ProblemHandlers(WebJson.create(), CorrelationFilter::idOf);
        Consumer<HttpRouting.Builder> routes = routing -> route(routing, options, services, front, meters, problems);
        try {
            return WatchedServer.start(
                    InetAddress.getByName(options.address()),
                    options.port(),
                    port -> webServer(options, port, routes, problems),
                    WATCH_PERIOD,
                    options.onLost());
        } catch (UnknownHostException e) {
            throw new UncheckedIOException(options.address() + " is not an address of this machine", e);
        } catch (UncheckedIOException e) {
            throw new UncheckedIOException(
                    "Port " + options.port() + " of " + options.address()
                            + " cannot be listened on: is another program using it?",
                    e.getCause());
        }
    }

    private static WebServer webServer(
            HostOptions options, int port, Consumer<HttpRouting.Builder> routes, ProblemHandlers problems) {
        Deadlines deadlines = options.deadlines();
        return WebServer.builder()
                .host(options.address())
                .port(port)
                .maxTcpConnections(options.network().maxConnections())
                .idleConnectionTimeout(deadlines.idle())
                .idleConnectionPeriod(deadlines.checkPeriod())
                // Responses are written in several segments; Nagle's algorithm would delay the last by 40 ms.
                .connectionOptions(
                        socket -> socket.readTimeout(deadlines.idle()).tcpNoDelay(true))
                .protocolsDiscoverServices(false)
                .addConnectionSelector(GuardedConnection.selector(Http1Config.create(), deadlines))
                .maxPayloadSize(BodyLimitFilter.outerBound(options.maxBody()))
                .shutdownHook(false) // the owner of the host stops it, in order with its other resources
                .shutdownGracePeriod(options.grace())
                .directHandlers(problems.direct())
                .routing(routes)
                .build();
    }

    private static void route(
            HttpRouting.Builder routing,
            HostOptions options,
            List<RunningService> services,
            HostExtensions front,
            PrometheusMeterRegistry meters,
            ProblemHandlers problems) {
        routing.addFilter(new CorrelationFilter());
        routing.addFilter(new ClientAddressFilter(options.network().proxies()));
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
        ServicePages pages = new ServicePages();
        pages.registerLibraries(routing);
        pages.registerMerged(routing, services);
        for (RunningService service : services) {
            pages.register(routing, service);
            ServiceRouting serviceRouting = new ServiceRouting(routing, service.rules());
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
        server.close();
        for (RunningService service : services) {
            service.beans().list(BackgroundWork.class).forEach(BackgroundWork::stop);
            service.beans().close();
        }
    }
}
