package io.azulejo.web.host;

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

/** Gives each request an id, the caller's own if it is harmless, and puts it on every log line and the answer. */
final class CorrelationFilter implements Filter {
    static final HeaderName HEADER = HeaderNames.create("X-Request-Id");
    private static final String LOGGED_AS = "request";
    private static final Pattern HARMLESS = Pattern.compile("[A-Za-z0-9._-]{1,64}");

    private record RequestId(String value) {}

    static String idOf(ServerRequest request) {
        return request.context().get(RequestId.class).map(RequestId::value).orElse("");
    }

    /** Ids need not be secret, and the system's source of secrets lets one thread in at a time. */
    private static String next() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        return new UUID(random.nextLong(), random.nextLong()).toString();
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        String id = request.headers()
                .value(HEADER)
                .filter(sent -> HARMLESS.matcher(sent).matches())
                .orElseGet(CorrelationFilter::next);
        request.context().register(new RequestId(id));
        response.header(HEADER, id);
        MDC.put(LOGGED_AS, id);
        try {
            chain.proceed();
        } finally {
            MDC.remove(LOGGED_AS);
        }
    }
}
