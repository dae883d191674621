package io.azulejo.http.caller;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Set;

/** Check that a request comes from the server's own machine and through no proxy. */
public final class LocalRequests {
    /** Headers that a proxy adds. */
    private static final List<HeaderName> PROXY = List.of(
            HeaderNames.FORWARDED,
            HeaderNames.X_FORWARDED_FOR,
            HeaderNames.X_FORWARDED_HOST,
            HeaderNames.X_FORWARDED_PROTO,
            HeaderNames.create("X-Real-IP"),
            HeaderNames.create("Via"));

    private static final Set<String> HOSTS = Set.of("localhost", "127.0.0.1", "[::1]", "::1");

    private LocalRequests() {}

    /**
     * Returns whether the client is on this machine and addressed the server as such. A page of another site, which a
     * browser on this machine shows, names its own host.
     */
    public static boolean isLocal(ServerRequest request) {
        return request.remotePeer().address() instanceof InetSocketAddress peer
                && peer.getAddress() != null
                && peer.getAddress().isLoopbackAddress()
                && PROXY.stream().noneMatch(header -> request.headers().contains(header))
                && HOSTS.contains(host(request));
    }

    private static String host(ServerRequest request) {
        return request.headers().value(HeaderNames.HOST).orElse("").replaceFirst(":\\d+$", "");
    }
}
