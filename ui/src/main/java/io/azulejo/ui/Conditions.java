package io.azulejo.ui;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;

/** Conditions and preferences of a request for a file or page. */
final class Conditions {
    private Conditions() {}

    static boolean acceptsGzip(ServerRequest request) {
        return Gzip.accepted(joined(request, HeaderNames.ACCEPT_ENCODING));
    }

    /** Whether If-None-Match names the entity tag; weak comparison, as RFC 9110 asks for. */
    static boolean matches(ServerRequest request, String etag) {
        for (String tag : joined(request, HeaderNames.IF_NONE_MATCH).split(",", -1)) {
            String candidate = tag.trim();
            if (candidate.equals("*") || candidate.equals(etag) || candidate.equals("W/" + etag)) {
                return true;
            }
        }
        return false;
    }

    private static String joined(ServerRequest request, HeaderName name) {
        return request.headers().contains(name)
                ? String.join(",", request.headers().get(name).allValues())
                : "";
    }
}
