package io.azulejo.http.caller;

import io.helidon.common.context.Contexts;
import io.helidon.webserver.http.ServerRequest;

/**
 * Address that a request came from: that of the connection, or what a trusted proxy says of it.
 *
 * @param host an IP address
 * @param secure whether the client's own connection is encrypted
 */
public record ClientAddress(String host, boolean secure) {
    private static final ClientAddress NONE = new ClientAddress("", false);

    public static ClientAddress of(ServerRequest request) {
        return request.context()
                .get(ClientAddress.class)
                .orElseGet(() -> new ClientAddress(request.remotePeer().host(), request.isSecure()));
    }

    /** Returns the address of the request that the current thread answers; its host is empty if there is none. */
    public static ClientAddress current() {
        return Contexts.context()
                .flatMap(context -> context.get(ClientAddress.class))
                .orElse(NONE);
    }
}
