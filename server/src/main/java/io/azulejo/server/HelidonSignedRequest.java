package io.azulejo.server;

import io.azulejo.server.signature.SignedRequest;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import java.util.List;

/** A request of the web server as its signature sees it. */
final class HelidonSignedRequest implements SignedRequest {
    private final ServerRequest request;
    private final byte[] body;

    HelidonSignedRequest(ServerRequest request, byte[] body) {
        this.request = request;
        this.body = body;
    }

    @Override
    public byte[] body() {
        return body;
    }

    @Override
    public String method() {
        return request.prologue().method().text();
    }

    @Override
    public String rawPath() {
        return request.path().rawPath();
    }

    @Override
    public String rawQuery() {
        return request.query().rawValue();
    }

    @Override
    public List<String> header(String lowerCaseName) {
        return request.headers().all(HeaderNames.createFromLowercase(lowerCaseName), List::of);
    }
}
