package io.azulejo.bench.http;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.server.DynamoDbServer;
import io.azulejo.server.ServerOptions;
import java.io.IOException;
import java.net.URI;

/** The first answer of a server that is started for it. Stateless. */
public final class FirstAnswer {
    private FirstAnswer() {}

    public static void ofNewServer() throws IOException {
        try (EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory();
                DynamoDbServer server = DynamoDbServer.start(client.engine(), ServerOptions.onLoopback(0))) {
            URI address = URI.create("http://127.0.0.1:" + server.port());
            try (LoadConnection connection = new LoadConnection(address)) {
                connection.send(new WireRequests(address).createTable());
            }
        }
    }
}
