package io.azulejo.http.host;

import io.avaje.jsonb.Jsonb;
import io.azulejo.http.json.WebJson;
import io.helidon.http.HeaderValues;
import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Handler of {@code /health}: 200 if every check of the host and its services passes, otherwise 503. The body lists the
 * result of each check.
 */
final class HealthRoute implements Handler {
    private final Jsonb json = WebJson.create();
    private final List<RunningService> services;
    private final List<HealthCheck> checks;

    HealthRoute(List<RunningService> services, List<HealthCheck> checks) {
        this.services = services;
        this.checks = checks;
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        Map<String, String> found = new TreeMap<>();
        boolean healthy = true;
        for (HealthCheck check : checks) {
            healthy &= passes(check, check.name(), found);
        }
        for (RunningService service : services) {
            found.put(service.name(), "up");
            for (HealthCheck check : service.beans().list(HealthCheck.class)) {
                healthy &= passes(check, service.name() + "." + check.name(), found);
            }
        }
        response.status(healthy ? Status.OK_200 : Status.SERVICE_UNAVAILABLE_503);
        response.header(HeaderValues.CONTENT_TYPE_JSON);
        response.header(HeaderValues.CACHE_NO_CACHE);
        response.send(json.toJson(Map.of("status", healthy ? "up" : "down", "checks", found)));
    }

    private static boolean passes(HealthCheck check, String name, Map<String, String> found) {
        Optional<String> failure = check.failure();
        found.put(name, failure.orElse("up"));
        return failure.isEmpty();
    }
}
