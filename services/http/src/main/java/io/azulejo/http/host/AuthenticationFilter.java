package io.azulejo.http.host;

import io.azulejo.http.problem.ProblemException;
import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.util.List;
import java.util.Optional;

/**
 * Filter that identifies the caller from the bearer token. A request without a token continues without a caller, and
 * routes that need one reject it. An invalid token is rejected at once, so that a client never takes an anonymous
 * response for an authenticated one.
 */
final class AuthenticationFilter implements Filter {
    private static final String SCHEME = "Bearer ";

    private final List<RunningService> services;
    private final StreamTickets tickets;

    AuthenticationFilter(List<RunningService> services, StreamTickets tickets) {
        this.services = services;
        this.tickets = tickets;
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        Optional<String> header = request.headers().value(HeaderNames.AUTHORIZATION);
        if (header.isPresent()) {
            RunningService.at(request.path().path(), services)
                    .flatMap(RunningService::verifier)
                    .ifPresent(verifier -> request.context()
                            .register(
                                    isRead(request)
                                            ? verifier.verify(token(header.get()))
                                            : verifier.verifyForWrite(token(header.get()))));
        } else if (isStream(request)) {
            RunningService.at(request.path().path(), services)
                    .ifPresent(service -> request.context()
                            .register(
                                    tickets.use(service.name(), request.query().get(StreamTickets.PARAMETER))));
        }
        chain.proceed();
    }

    private static boolean isRead(RoutingRequest request) {
        Method method = request.prologue().method();
        return method.equals(Method.GET) || method.equals(Method.HEAD) || method.equals(Method.OPTIONS);
    }

    /** Returns whether a ticket stands for the token: only on a request for events. */
    private static boolean isStream(RoutingRequest request) {
        return request.query().contains(StreamTickets.PARAMETER)
                && request.headers()
                        .value(HeaderNames.ACCEPT)
                        .filter(accept -> accept.contains("text/event-stream"))
                        .isPresent();
    }

    private static String token(String header) {
        if (!header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
            throw ProblemException.unauthenticated("Authorization must be a bearer token");
        }
        return header.substring(SCHEME.length()).trim();
    }
}
