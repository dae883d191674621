package io.azulejo.http.host;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.helidon.common.uri.UriPath;
import io.helidon.http.HeaderNames;
import io.helidon.http.PathMatcher;
import io.helidon.http.PathMatchers;
import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Handler for requests that match no route: a redirect if there is one without the slash at the end, 405 if the path has
 * a route for another method, otherwise 404.
 */
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

    private boolean isRoute(String rawPath) {
        UriPath found = UriPath.create(rawPath);
        return rawPath.startsWith("/")
                && routes.stream().anyMatch(route -> route.path().match(found).accepted());
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        String path = request.path().path();
        String rawWithoutSlash = request.path().rawPath().replaceAll("/+$", "");
        if (path.length() > 1 && path.endsWith("/") && isRoute(rawWithoutSlash)) {
            String query = request.query().rawValue();
            response.status(Status.PERMANENT_REDIRECT_308);
            response.header(HeaderNames.LOCATION, rawWithoutSlash + (query.isEmpty() ? "" : "?" + query));
            response.send();
            return;
        }
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
