package io.azulejo.http.host;

import io.helidon.webserver.http.HttpFeature;
import java.util.List;
import java.util.Map;

/**
 * Additional routes, health checks and links of a host, besides those of its services.
 *
 * @param routes registered before the services' routes
 * @param checks must also pass for the host to be healthy
 * @param designPages paths of the pages that explain a service's table design, by service name
 * @param links further links on the start page, by link text
 * @param start what the start page shows besides the services
 */
public record HostExtensions(
        List<HttpFeature> routes,
        List<HealthCheck> checks,
        Map<String, String> designPages,
        Map<String, String> links,
        StartPageOptions start) {

    public HostExtensions {
        routes = List.copyOf(routes);
        checks = List.copyOf(checks);
        designPages = Map.copyOf(designPages);
        links = Map.copyOf(links);
    }

    public HostExtensions(
            List<HttpFeature> routes,
            List<HealthCheck> checks,
            Map<String, String> designPages,
            Map<String, String> links) {
        this(routes, checks, designPages, links, StartPageOptions.none());
    }

    public HostExtensions withStart(StartPageOptions other) {
        return new HostExtensions(routes, checks, designPages, links, other);
    }

    public static HostExtensions none() {
        return new HostExtensions(List.of(), List.of(), Map.of(), Map.of());
    }
}
