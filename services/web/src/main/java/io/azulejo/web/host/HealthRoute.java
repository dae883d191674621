package io.azulejo.web.host;

import io.avaje.jsonb.Jsonb;
import io.helidon.http.HeaderValues;
import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** {@code /health}: 200 when every check of every service passes, else 503; the answer says which do not. */
final class HealthRoute implements Handler {
    private final List<RunningService> services;

    HealthRoute(List<RunningService> services) {
        this.services = services;
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        Map<String, String> checks = new TreeMap<>();
        boolean healthy = true;
        for (RunningService service : services) {
            checks.put(service.name(), "up");
            for (HealthCheck check : service.beans().list(HealthCheck.class)) {
                Optional<String> failure = check.failure();
                healthy &= failure.isEmpty();
                checks.put(service.name() + "." + check.name(), failure.orElse("up"));
            }
        }
        response.status(healthy ? Status.OK_200 : Status.SERVICE_UNAVAILABLE_503);
        response.header(HeaderValues.CONTENT_TYPE_JSON);
        response.header(HeaderValues.CACHE_NO_CACHE);
        response.send(Jsonb.instance().toJson(Map.of("status", healthy ? "up" : "down", "checks", checks)));
    }
}
