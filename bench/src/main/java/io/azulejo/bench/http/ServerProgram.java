package io.azulejo.bench.http;

import io.azulejo.bench.Payload;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.server.DynamoDbServer;
import io.azulejo.server.ServerOptions;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;

/**
 * Program that runs a server in a separate process, so that its CPU time can be measured. It prints its port and runs
 * until it is killed.
 */
public final class ServerProgram {
    private static final byte[] GET_ANSWER = ("{\"Item\":{\"pk\":{\"S\":\"ITEM#123\"},\"sk\":{\"S\":\"METADATA\"},"
                    + "\"payload\":{\"S\":\"" + Payload.text(0, 960) + "\"}}}")
            .getBytes(StandardCharsets.UTF_8);
    private static final byte[] PUT_ANSWER = "{}".getBytes(StandardCharsets.UTF_8);

    private ServerProgram() {}

    public static void main(String[] arguments) throws IOException {
        int port = switch (arguments[0]) {
            case "ENGINE" -> engine();
            case "BARE" -> bare();
            case "CANNED" -> new FixedResponseServer(GET_ANSWER).start();
            default -> throw new IllegalArgumentException("Unknown server " + arguments[0]);
        };
        System.out.println("port " + port);
        System.out.flush();
    }

    private static int engine() {
        return DynamoDbServer.start(EmbeddedDynamoDb.inMemory().engine(), ServerOptions.onLoopback(0))
                .port();
    }

    /** Starts the same web server with the same bytes in and out, and nothing in between. */
    private static int bare() {
        return WebServer.builder()
                .address(InetAddress.getLoopbackAddress())
                .port(0)
                .connectionOptions(socket -> socket.tcpNoDelay(true))
                .routing(routing -> routing.any(ServerProgram::answer))
                .build()
                .start()
                .port();
    }

    private static void answer(ServerRequest request, ServerResponse response) {
        byte[] body = request.content().as(byte[].class);
        boolean get =
                request.headers().get(HeaderNames.create("X-Amz-Target")).get().endsWith("GetItem");
        if (body.length == 0) {
            throw new IllegalStateException("A request without a body");
        }
        response.header(HeaderNames.CONTENT_TYPE, "application/x-amz-json-1.0");
        response.send(get ? GET_ANSWER : PUT_ANSWER);
    }
}
