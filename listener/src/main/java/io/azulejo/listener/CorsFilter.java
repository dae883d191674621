package io.azulejo.listener;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Filter that lets web pages of given origins call a port (CORS). Origins are compared exactly. Without an origin it
 * does nothing, and browsers let no other page read a response. Thread-safe.
 */
public final class CorsFilter implements Filter {
    private static final HeaderName ALLOW_ORIGIN = HeaderNames.create("Access-Control-Allow-Origin");
    private static final HeaderName ALLOW_CREDENTIALS = HeaderNames.create("Access-Control-Allow-Credentials");
    private static final HeaderName ALLOW_METHODS = HeaderNames.create("Access-Control-Allow-Methods");
    private static final HeaderName ALLOW_HEADERS = HeaderNames.create("Access-Control-Allow-Headers");
    private static final HeaderName EXPOSE_HEADERS = HeaderNames.create("Access-Control-Expose-Headers");
    private static final HeaderName MAX_AGE = HeaderNames.create("Access-Control-Max-Age");
    private static final HeaderName REQUEST_METHOD = HeaderNames.create("Access-Control-Request-Method");
    private static final String TEN_MINUTES = "600";

    private final Set<String> origins;
    private final Rules rules;

    /**
     * What pages of the allowed origins may do.
     *
     * @param credentials whether their requests may carry cookies
     * @param methods the methods that they may use
     * @param requestHeaders the headers that they may send
     * @param responseHeaders the headers that they may read
     */
    public record Rules(
            boolean credentials, List<String> methods, List<String> requestHeaders, List<String> responseHeaders) {}

    public CorsFilter(Set<String> origins, Rules rules) {
        this.origins = Set.copyOf(origins);
        this.rules = rules;
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        if (origins.isEmpty()) {
            chain.proceed();
            return;
        }
        response.headers().add(HeaderNames.VARY, "Origin");
        Optional<String> origin = request.headers().value(HeaderNames.ORIGIN).filter(origins::contains);
        if (origin.isEmpty()) {
            chain.proceed();
            return;
        }
        response.header(ALLOW_ORIGIN, origin.get());
        if (rules.credentials()) {
            response.header(ALLOW_CREDENTIALS, "true");
        }
        boolean preflight = request.prologue().method().equals(Method.OPTIONS)
                && request.headers().contains(REQUEST_METHOD);
        if (preflight) {
            response.header(ALLOW_METHODS, String.join(", ", rules.methods()));
            response.header(ALLOW_HEADERS, String.join(", ", rules.requestHeaders()));
            response.header(MAX_AGE, TEN_MINUTES);
            response.status(Status.NO_CONTENT_204).send();
        } else {
            response.header(EXPOSE_HEADERS, String.join(", ", rules.responseHeaders()));
            chain.proceed();
        }
    }
}
