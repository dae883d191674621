package io.azulejo.server;

import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Method;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.Status;
import io.helidon.webserver.http.DirectHandlers;
import java.nio.charset.StandardCharsets;

/**
 * Handler of requests that fail before they reach an operation: too large, not HTTP, or cut off. They get DynamoDB's
 * form of error body, so that an SDK shows the reason, and the connection is closed.
 */
final class TransportErrors implements DirectHandler {
    private static final String SERIALIZATION = "com.amazon.coral.service#SerializationException";
    private static final String INTERNAL = "com.amazonaws.dynamodb.v20120810#InternalServerError";

    private final int maxBodyBytes;

    private TransportErrors(int maxBodyBytes) {
        this.maxBodyBytes = maxBodyBytes;
    }

    static DirectHandlers handlers(int maxBodyBytes) {
        DirectHandlers.Builder handlers = DirectHandlers.builder();
        DirectHandler handler = new TransportErrors(maxBodyBytes);
        for (EventType type : EventType.values()) {
            handlers.addHandler(type, handler);
        }
        return handlers.build();
    }

    @Override
    public TransportResponse handle(
            TransportRequest request,
            EventType eventType,
            Status defaultStatus,
            ServerResponseHeaders responseHeaders,
            String message) {
        boolean ours = defaultStatus.code() >= Status.INTERNAL_SERVER_ERROR_500.code();
        String json = "{\"__type\":\"" + (ours ? INTERNAL : SERIALIZATION) + "\",\"message\":\"" + text(defaultStatus)
                + "\"}";
        byte[] body = Method.HEAD.text().equals(request.method()) ? new byte[0] : json.getBytes(StandardCharsets.UTF_8);
        return TransportResponse.builder()
                .status(defaultStatus)
                .headers(responseHeaders)
                .header(HeaderValues.create(HeaderNames.CONTENT_TYPE, ResponseSender.CONTENT_TYPE))
                .header(HeaderValues.create(ResponseSender.REQUEST_ID, RequestId.next()))
                .keepAlive(false)
                .entity(body)
                .build();
    }

    /** Returns our own message: the web server's messages quote what the client sent. */
    private String text(Status status) {
        return switch (status.code()) {
            case 413 -> "The request body is larger than " + maxBodyBytes + " bytes";
            case 431 -> "The request headers are too large";
            case 500 -> "Internal server error";
            case 503 -> "The server is busy";
            default -> "This server does not understand the request";
        };
    }
}
