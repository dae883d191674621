package io.azulejo.http.host;

import io.azulejo.http.json.WebJson;
import io.azulejo.http.limit.RateLimits;
import io.azulejo.http.problem.ProblemHandlers;
import io.azulejo.listener.CorsFilter;
import io.azulejo.listener.OpenConnections;
import io.azulejo.listener.TlsFiles;
import io.azulejo.listener.WatchedServer;
import io.azulejo.patterns.background.BackgroundWork;
import io.helidon.common.tls.Tls;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.WebServerConfig;
import io.helidon.webserver.http.HttpFeature;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.net.ssl.SSLContext;

/**
 * HTTP server for several services, each with its own bean scope. Services share the server, its limits and its log,
 * but no beans. Thread-safe.
 */
public final class Host implements AutoCloseable {
    private static final Duration WATCH_PERIOD = Duration.ofSeconds(2);
    private static final CorsFilter.Rules CORS = new CorsFilter.Rules(
            true,
            List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"),
            List.of(
                    "Authorization",
                    "Content-Type",
                    "If-Match",
                    "If-None-Match",
                    "Idempotency-Key",
                    "Last-Event-ID",
                    "X-Request-Id"),
            List.of(
                    "Content-Language",
                    "Deprecation",
                    "ETag",
                    "Link",
                    "Location",
                    "RateLimit-Limit",
                    "RateLimit-Remaining",
                    "RateLimit-Reset",
                    "Retry-After",
                    "WWW-Authenticate",
                    "X-Request-Id"));

    private final HostOptions options;
    private final List<RunningService> services;
    private final WatchedServer server;
    private final Optional<WatchedServer> management;

    private Host(
            HostOptions options,
            List<RunningService> services,
            WatchedServer server,
            Optional<WatchedServer> management) {
        this.options = options;
        this.services = services;
        this.server = server;
        this.management = management;
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
            Host host = open(options, List.copyOf(running), front, meters);
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

    private static Host open(
            HostOptions options, List<RunningService> services, HostExtensions front, PrometheusMeterRegistry meters) {
        HostPages pages = new HostPages(services, front);
        ProblemHandlers problems = new ProblemHandlers(WebJson.create(), CorrelationFilter::idOf, pages.errorPage());
        WatchedServer server = serve(
                options,
                options.port(),
                options.network(),
                problems,
                routing -> route(routing, options, services, front, meters, problems, pages));
        boolean complete = false;
        try {
            Optional<WatchedServer> management = options.managementPort().isEmpty()
                    ? Optional.empty()
                    : Optional.of(serve(
                            options,
                            options.managementPort().getAsInt(),
                            options.network().forManagement(),
                            problems,
                            routing -> {
                                problems.register(routing);
                                manage(new ServiceRouting(routing, RequestRules.NONE), services, front, meters);
                            }));
            complete = true;
            return new Host(options, services, server, management);
        } finally {
            if (!complete) {
                server.close();
            }
        }
    }

    private static WatchedServer serve(
            HostOptions options,
            int wanted,
            HostOptions.Network network,
            ProblemHandlers problems,
            Consumer<HttpRouting.Builder> routes) {
        Optional<SSLContext> secured = network.tls().map(Host::context);
        OpenConnections connections = OpenConnections.start(network.deadlines());
        try {
            return WatchedServer.start(
                    InetAddress.getByName(options.address()),
                    wanted,
                    port -> {
                        WebServerConfig.Builder builder = webServer(options, port, secured, routes, problems);
                        builder.maxTcpConnections(network.maxConnections())
                                .enableProxyProtocol(network.proxyProtocol());
                        connections.serveHttp1And2(builder, Http1Config.create());
                        return builder.build();
                    },
                    connections,
                    WATCH_PERIOD,
                    options.onLost());
        } catch (UnknownHostException e) {
            throw new UncheckedIOException(options.address() + " is not an address of this machine", e);
        } catch (UncheckedIOException e) {
            throw new UncheckedIOException(
                    "Port " + wanted + " of " + options.address()
                            + " cannot be listened on: is another program using it?",
                    e.getCause());
        }
    }

    private static SSLContext context(TlsFiles files) {
        try {
            return files.context();
        } catch (IOException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    private static WebServerConfig.Builder webServer(
            HostOptions options,
            int port,
            Optional<SSLContext> secured,
            Consumer<HttpRouting.Builder> routes,
            ProblemHandlers problems) {
        WebServerConfig.Builder builder = WebServer.builder();
        secured.ifPresent(
                context -> builder.tls(Tls.builder().sslContext(context).build()));
        return builder.host(options.address())
                .port(port)
                .maxPayloadSize(BodyLimitFilter.outerBound(options.maxBody()))
                .shutdownHook(false) // the owner of the host stops it, in order with its other resources
                .shutdownGracePeriod(options.grace())
                .directHandlers(problems.direct())
                .routing(routes);
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
        routing.addFilter(new ClientAddressFilter(options.network().proxies()));
        routing.addFilter(new AccessFilter(meters));
        routing.addFilter(new SecurityHeadersFilter());
        routing.addFilter(new BodyLimitFilter(options.maxBody(), problems));
        routing.addFilter(new CorsFilter(options.network().origins(), CORS));
        StreamTickets tickets = new StreamTickets(options.clock());
        routing.addFilter(new AuthenticationFilter(services, tickets));
        routing.addFilter(new RateLimitFilter(new RateLimits(options.rates(), options.clock()), services));
        problems.register(routing);
        ServiceRouting hostRouting = new ServiceRouting(routing, RequestRules.NONE);
        hostPages.register(routing);
        hostRouting.get("/favicon.ico", new Favicon());
        if (options.managementPort().isEmpty()) {
            manage(hostRouting, services, front, meters);
        }
        front.routes().forEach(feature -> feature.setup(hostRouting));
        ServicePages pages = new ServicePages();
        pages.registerLibraries(routing);
        pages.registerMerged(routing, services);
        for (RunningService service : services) {
            pages.register(hostRouting, service);
            if (service.verifier().isPresent()) {
                hostRouting.post(
                        "/" + service.name() + "/stream-tickets",
                        (request, response) -> tickets.issue(service.name(), request, response));
            }
            ServiceRouting serviceRouting = new ServiceRouting(routing, service.rules());
            // Set up directly: Helidon sets up added features last, after the fallback handler.
            service.beans().list(HttpFeature.class).forEach(feature -> feature.setup(serviceRouting));
        }
        routing.any(new FallbackHandler(services));
    }

    private static void manage(
            HttpRouting.Builder routing,
            List<RunningService> services,
            HostExtensions front,
            PrometheusMeterRegistry meters) {
        routing.get("/health", new HealthRoute(services, front.checks()));
        routing.get("/metrics", (request, response) -> response.send(meters.scrape()));
    }

    /** Returns the address of {@code /health} and {@code /metrics}. */
    public URI managementUri() {
        return management.isEmpty()
                ? uri()
                : URI.create(
                        "http://" + options.address() + ":" + management.get().port());
    }

    public URI uri() {
        String scheme = options.network().tls().isEmpty() ? "http" : "https";
        return URI.create(scheme + "://" + options.address() + ":" + server.port());
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
        management.ifPresent(WatchedServer::close);
        for (RunningService service : services) {
            service.beans().list(BackgroundWork.class).forEach(BackgroundWork::stop);
            service.beans().close();
        }
    }
}
