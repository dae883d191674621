package io.azulejo.http.host;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import io.helidon.webserver.http.ServerRequest;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.slf4j.MDC;

/**
 * Filter that assigns each request an id and adds it to every log line and to the response. It keeps the client's own
 * id if that is safe to log.
 */
final class CorrelationFilter implements Filter {
    static final HeaderName HEADER = HeaderNames.create("X-Request-Id");
    private static final String MDC_KEY = "request";
    private static final Pattern SAFE = Pattern.compile("[A-Za-z0-9._-]{1,64}");

    private record RequestId(String value) {}

    static String idOf(ServerRequest request) {
        return request.context().get(RequestId.class).map(RequestId::value).orElse("");
    }

    /** Returns a random id. Ids need not be secret, and {@code SecureRandom} would serialise the request threads. */
    private static String next() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        return new UUID(random.nextLong(), random.nextLong()).toString();
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        String id = request.headers()
                .value(HEADER)
                .filter(sent -> SAFE.matcher(sent).matches())
                .orElseGet(CorrelationFilter::next);
        request.context().register(new RequestId(id));
        response.header(HEADER, id);
        MDC.put(MDC_KEY, id);
        try {
            chain.proceed();
        } finally {
            MDC.remove(MDC_KEY);
        }
    }
}
