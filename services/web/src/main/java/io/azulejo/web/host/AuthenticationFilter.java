package io.azulejo.web.host;

import io.azulejo.web.problem.ProblemException;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.util.List;
import java.util.Optional;

/**
 * Finds out who is calling. A request without a token goes on without a caller, and the routes that need one refuse it;
 * a token that is not valid is refused at once, so that nobody mistakes being unknown for being known.
 */
final class AuthenticationFilter implements Filter {
    private static final String SCHEME = "Bearer ";

    private final List<RunningService> services;

    AuthenticationFilter(List<RunningService> services) {
        this.services = services;
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        Optional<String> header = request.headers().value(HeaderNames.AUTHORIZATION);
        if (header.isPresent()) {
            RunningService.at(request.path().path(), services)
                    .flatMap(RunningService::verifier)
                    .ifPresent(verifier -> request.context().register(verifier.verify(token(header.get()))));
        }
        chain.proceed();
    }

    private static String token(String header) {
        if (!header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
            throw ProblemException.unauthenticated("Authorization must be a bearer token");
        }
        return header.substring(SCHEME.length()).trim();
    }
}
