package io.azulejo.auth.token;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;

/** Fingerprint of an HTTP client, by which a repeated refresh is told from a stolen token. It is a hash, not the data. */
public final class ClientFingerprint {
    private ClientFingerprint() {}

    /** Returns the fingerprint of the client's address and user agent. */
    public static String of(ServerRequest request) {
        String agent = request.headers().value(HeaderNames.USER_AGENT).orElse("");
        return Secrets.hash(request.remotePeer().host() + " " + agent);
    }
}
