package io.azulejo.http.host;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.helidon.http.PathMatcher;
import io.helidon.http.PathMatchers;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Handler for requests that match no route: 405 if the path has a route for another method, otherwise 404. */
final class FallbackHandler implements Handler {
    private record Route(PathMatcher path, String allowed) {}

    private final List<Route> routes;

    FallbackHandler(List<RunningService> services) {
        routes = services.stream()
                .flatMap(service -> service.openApi().methods().entrySet().stream())
                .map(entry -> new Route(
                        PathMatchers.create(entry.getKey()),
                        String.join(", ", entry.getValue()).toUpperCase(Locale.ROOT)))
                .toList();
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        for (Route route : routes) {
            if (route.path().match(request.path()).accepted()) {
                throw ProblemException.of(
                        ProblemType.METHOD_NOT_ALLOWED,
                        "This path supports " + route.allowed(),
                        Map.of("Allow", route.allowed()));
            }
        }
        throw ProblemException.of(ProblemType.NOT_FOUND, "No route matches this path");
    }
}
