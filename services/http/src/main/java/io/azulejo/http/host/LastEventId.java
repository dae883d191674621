package io.azulejo.http.host;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.ServerRequestHeaders;
import io.helidon.http.WritableHeaders;
import io.helidon.webserver.http.ServerRequest;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Objects;

/**
 * Query parameter that stands for the header {@code Last-Event-ID}. A browser sends that header only when it repeats
 * the same request, and a request with a ticket cannot be repeated, because the ticket is spent. The page opens a new
 * stream with a new ticket and names the last event in the address.
 */
final class LastEventId {
    static final String PARAMETER = "lastEventId";
    private static final HeaderName HEADER = HeaderNames.create("Last-Event-ID");

    private LastEventId() {}

    /** Returns the request as if it had the header. */
    static ServerRequest honoured(ServerRequest request) {
        if (request.query().isEmpty()
                || !request.query().contains(PARAMETER)
                || request.headers().contains(HEADER)) {
            return request;
        }
        WritableHeaders<?> headers = WritableHeaders.create(request.headers());
        headers.set(HEADER, request.query().get(PARAMETER));
        ServerRequestHeaders more = ServerRequestHeaders.create(headers);
        return (ServerRequest) Proxy.newProxyInstance(
                ServerRequest.class.getClassLoader(),
                new Class<?>[] {ServerRequest.class},
                (proxy, method, arguments) -> {
                    if (method.getName().equals("headers")) {
                        return more;
                    }
                    try {
                        return method.invoke(request, arguments);
                    } catch (InvocationTargetException e) {
                        throw Objects.requireNonNull(e.getCause());
                    }
                });
    }
}
