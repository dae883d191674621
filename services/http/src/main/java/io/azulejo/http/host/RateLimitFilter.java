package io.azulejo.http.host;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.caller.ClientAddress;
import io.azulejo.http.limit.RateLimits;
import io.azulejo.http.limit.RouteClass;
import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.util.List;
import java.util.Optional;

/** Filter that applies rate limits per caller, or per address if the request is anonymous. */
final class RateLimitFilter implements Filter {
    private final RateLimits limits;
    private final List<RunningService> services;

    RateLimitFilter(RateLimits limits, List<RunningService> services) {
        this.limits = limits;
        this.services = services;
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        String path = request.path().path();
        Optional<RunningService> limited = RunningService.at(path, services)
                .filter(service -> !service.selfLimitedPaths().contains(path));
        limited.ifPresent(service -> {
            RouteClass routeClass = routeClass(service, request);
            Optional<Caller> caller = Caller.find(request);
            limits.count(
                            routeClass,
                            caller.isEmpty() || routeClass == RouteClass.SIGN_IN
                                    ? "address " + ClientAddress.of(request).host()
                                    : service.name() + " " + caller.get().subject())
                    .ifPresent(allowance -> allowance
                            .headers()
                            .forEach((name, value) -> response.header(HeaderNames.create(name), value)));
        });
        chain.proceed();
    }

    private static RouteClass routeClass(RunningService service, RoutingRequest request) {
        if (service.signInPaths().contains(request.path().path())) {
            return RouteClass.SIGN_IN;
        }
        Method method = request.prologue().method();
        if (!method.equals(Method.GET) && !method.equals(Method.HEAD)) {
            return RouteClass.WRITE;
        }
        return Caller.find(request).isPresent() ? RouteClass.READ : RouteClass.PUBLIC_READ;
    }
}
