package io.azulejo.ui;

import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Writes pages with their security headers, entity tag and compression. Stateless. */
public final class PageResponses {
    private static final List<Header> HEADERS = List.of(
            HeaderValues.createCached("Content-Type", "text/html; charset=utf-8"),
            HeaderValues.createCached("X-Content-Type-Options", "nosniff"),
            HeaderValues.createCached("X-Frame-Options", "DENY"),
            HeaderValues.createCached("Referrer-Policy", "same-origin"),
            HeaderValues.createCached("Cross-Origin-Opener-Policy", "same-origin"),
            HeaderValues.createCached("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
            HeaderValues.createCached("Cache-Control", "no-cache"),
            HeaderValues.createCached("Vary", "Accept-Encoding, Accept-Language, Cookie"));

    private PageResponses() {}

    public static void send(ServerRequest request, ServerResponse response, HtmlPage page) {
        send(request, response, Status.OK_200, page);
    }

    /** Sends a page with the status of what it says, for example 404. Only a page with status 200 can be answered by 304. */
    public static void send(ServerRequest request, ServerResponse response, Status status, HtmlPage page) {
        byte[] content = page.html().getBytes(StandardCharsets.UTF_8);
        boolean gzip = content.length > Gzip.WORTHWHILE && Conditions.acceptsGzip(request);
        String etag = '"' + Sha256.shortHex(content) + (gzip ? "-gzip\"" : "\"");
        HEADERS.forEach(response::header);
        response.header(
                HeaderValues.create("Content-Security-Policy", page.policy().value()));
        response.header(HeaderValues.create("Content-Language", page.language().tag()));
        response.header(HeaderNames.ETAG, etag);
        if (status.equals(Status.OK_200) && Conditions.matches(request, etag)) {
            response.status(Status.NOT_MODIFIED_304).send();
            return;
        }
        if (gzip) {
            response.header(HeaderNames.CONTENT_ENCODING, "gzip");
        }
        byte[] body = gzip ? Gzip.compress(content) : content;
        if (request.prologue().method().equals(Method.HEAD)) {
            response.header(HeaderNames.CONTENT_LENGTH, Integer.toString(body.length));
            response.status(status).send();
        } else {
            response.status(status).send(body);
        }
    }
}
