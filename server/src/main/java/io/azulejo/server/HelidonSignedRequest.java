package io.azulejo.server;

import io.azulejo.server.signature.SignedRequest;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import java.util.List;

/** Adapter of a web server request for signature verification. */
record HelidonSignedRequest(ServerRequest request) implements SignedRequest {
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
