package io.azulejo.http.host;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

/** Icon of the pages: a tile, as a drawing. */
final class Favicon implements Handler {
    private static final String TILE = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" fill="#1d4ed8"/>\
            <path d="M8 1l7 7-7 7-7-7z" fill="#fff"/><circle cx="8" cy="8" r="3" fill="#1d4ed8"/></svg>
            """;

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        response.header(HeaderNames.CONTENT_TYPE, "image/svg+xml");
        response.header(HeaderNames.CACHE_CONTROL, "public, max-age=86400");
        response.send(TILE);
    }
}
