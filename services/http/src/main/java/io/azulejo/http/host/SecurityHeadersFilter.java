package io.azulejo.http.host;

import io.helidon.http.Header;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.util.List;

/** Filter that adds security headers to every response. */
final class SecurityHeadersFilter implements Filter {
    private static final List<Header> HEADERS = List.of(
            HeaderValues.createCached("X-Content-Type-Options", "nosniff"),
            HeaderValues.createCached("X-Frame-Options", "DENY"),
            HeaderValues.createCached("Referrer-Policy", "no-referrer"),
            HeaderValues.createCached(
                    "Content-Security-Policy",
                    // Swagger UI has data URLs for its icons.
                    "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'"));

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        HEADERS.forEach(response::header);
        chain.proceed();
    }
}
