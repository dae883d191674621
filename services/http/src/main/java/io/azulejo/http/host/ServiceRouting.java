package io.azulejo.http.host;

import io.helidon.http.Method;
import io.helidon.http.PathMatcher;
import io.helidon.webserver.http.ErrorHandler;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpFeature;
import io.helidon.webserver.http.HttpRoute;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.HttpSecurity;
import io.helidon.webserver.http.HttpService;
import java.util.function.Supplier;

/**
 * Routing builder for the routes of a host and its services. It matches their patterns with {@link RoutePattern},
 * buffers their responses with {@link BufferedResponse}, and answers HEAD wherever there is GET.
 */
record ServiceRouting(HttpRouting.Builder routing, RequestRules rules) implements HttpRouting.Builder {

    @Override
    public HttpRouting.Builder route(Method method, String pattern, Handler handler) {
        Handler whole = (request, response) -> {
            rules.check(method, pattern, request);
            BufferedResponse buffered = new BufferedResponse(request, response);
            handler.handle(LastEventId.honoured(request), buffered);
            buffered.finish();
        };
        PathMatcher path = RoutePattern.of(pattern);
        routing.route(method, path, whole);
        if (method.equals(Method.GET)) {
            routing.route(Method.HEAD, path, whole);
        }
        return this;
    }

    @Override
    public HttpRouting.Builder route(HttpRoute route) {
        routing.route(route);
        return this;
    }

    @Override
    public HttpRouting.Builder register(HttpService... services) {
        routing.register(services);
        return this;
    }

    @Override
    public HttpRouting.Builder register(String pattern, HttpService... services) {
        routing.register(pattern, services);
        return this;
    }

    @Override
    public HttpRouting.Builder addFilter(Filter filter) {
        routing.addFilter(filter);
        return this;
    }

    @Override
    public HttpRouting.Builder addFeature(Supplier<? extends HttpFeature> feature) {
        routing.addFeature(feature);
        return this;
    }

    @Override
    public <T extends Throwable> HttpRouting.Builder error(Class<T> type, ErrorHandler<? super T> handler) {
        routing.error(type, handler);
        return this;
    }

    @Override
    public HttpRouting.Builder maxReRouteCount(int max) {
        routing.maxReRouteCount(max);
        return this;
    }

    @Override
    public HttpRouting.Builder security(HttpSecurity security) {
        routing.security(security);
        return this;
    }

    @Override
    public HttpRouting.Builder copy() {
        return new ServiceRouting(routing.copy(), rules);
    }

    @Override
    public HttpRouting build() {
        return routing.build();
    }
}
