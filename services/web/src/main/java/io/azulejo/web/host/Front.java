package io.azulejo.web.host;

import io.helidon.webserver.http.HttpFeature;
import java.util.List;
import java.util.Map;

/**
 * What a host serves and checks besides its services.
 *
 * @param routes added before the services'
 * @param checks must pass too for the host to be healthy
 * @param designPages where the design of a service is explained, by its name
 * @param links what else the start page leads to, by the text of the link
 */
public record Front(
        List<HttpFeature> routes,
        List<HealthCheck> checks,
        Map<String, String> designPages,
        Map<String, String> links) {

    public Front {
        routes = List.copyOf(routes);
        checks = List.copyOf(checks);
        designPages = Map.copyOf(designPages);
        links = Map.copyOf(links);
    }

    public static Front none() {
        return new Front(List.of(), List.of(), Map.of(), Map.of());
    }
}
