package io.azulejo.bench.http;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.server.DynamoDbServer;
import io.azulejo.server.ServerOptions;
import java.io.IOException;
import java.net.URI;

/** Starts a server and waits for its first response. Stateless. */
public final class FirstResponse {
    private FirstResponse() {}

    public static void awaitFromNewServer() throws IOException {
        try (EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory();
                DynamoDbServer server = DynamoDbServer.start(client.engine(), ServerOptions.onLoopback(0))) {
            URI address = URI.create("http://127.0.0.1:" + server.port());
            try (LoadConnection connection = new LoadConnection(address)) {
                connection.send(new WireRequests(address).createTable());
            }
        }
    }
}
