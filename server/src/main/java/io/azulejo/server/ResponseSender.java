package io.azulejo.server;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.error.EngineException;
import io.azulejo.server.json.ErrorJson;
import io.helidon.http.Header;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Sender of responses with DynamoDB's headers. */
final class ResponseSender {
    static final String CONTENT_TYPE = "application/x-amz-json-1.0";
    static final HeaderName REQUEST_ID = HeaderNames.create("x-amzn-RequestId");
    private static final HeaderName CRC32 = HeaderNames.create("x-amz-crc32");
    private static final Header JSON = HeaderValues.createCached(HeaderNames.CONTENT_TYPE, CONTENT_TYPE);
    private static final Header GZIP = HeaderValues.createCached(HeaderNames.CONTENT_ENCODING, "gzip");
    private static final Header TEXT = HeaderValues.createCached(HeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8");

    private final JsonFactory json;

    ResponseSender(JsonFactory json) {
        this.json = json;
    }

    /** Sends a response, compressed if the client accepts it and it is worth it. */
    void success(ServerRequest request, ServerResponse response, ResponseBody body) throws IOException {
        if (body.size() >= BodyEncoding.MIN_COMPRESSED && BodyEncoding.acceptsGzip(request)) {
            response.header(GZIP);
            send(request, response, Status.OK_200, body.compressed());
        } else {
            send(request, response, Status.OK_200, body);
        }
    }

    void error(ServerRequest request, ServerResponse response, EngineException error) {
        ResponseBody body = new ResponseBody();
        try (JsonGenerator generator = json.createGenerator(body)) {
            ErrorJson.write(error, generator);
        } catch (IOException e) {
            throw new UncheckedIOException("A body in memory could not be written", e);
        }
        send(request, response, Status.create(error.error().status()), body);
    }

    private static void send(ServerRequest request, ServerResponse response, Status status, ResponseBody body) {
        response.status(status);
        response.header(JSON);
        response.header(HeaderValues.create(REQUEST_ID, RequestId.next()));
        response.header(HeaderValues.create(CRC32, body.crc32()));
        if (request.prologue().method().equals(Method.HEAD)) { // a body would be read as the next response
            response.header(HeaderNames.CONTENT_LENGTH, Integer.toString(body.size()));
            response.send();
        } else {
            body.sendTo(response);
        }
    }

    void healthy(ServerResponse response) {
        response.header(TEXT);
        response.send("healthy: dynamodb\n");
    }
}
