package io.azulejo.http.host;

import io.azulejo.http.caller.ClientAddress;
import io.helidon.common.context.Contexts;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;

/** Filter that finds out where a request came from, for limits and logs. */
final class ClientAddressFilter implements Filter {
    private final TrustedProxies proxies;

    ClientAddressFilter(TrustedProxies proxies) {
        this.proxies = proxies;
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        request.context().register(address(request));
        // What passwords are checked with knows no request, but the context of its thread.
        Contexts.runInContext(request.context(), (Runnable) chain::proceed);
    }

    private ClientAddress address(RoutingRequest request) {
        String peer = request.remotePeer().host();
        return request.proxyProtocolData()
                // Helidon adds the address to X-Forwarded-For, before or after those that the client sent.
                .map(data -> proxies.clientOf(peer, data.sourceAddress(), request.isSecure()))
                .orElseGet(() -> proxies.client(peer, request.isSecure(), request.headers()));
    }
}
