package io.azulejo.server;

import io.azulejo.engine.EmbeddedDynamoDb;
import java.net.URI;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** An in-memory engine, a server in front of it and the SDK's client over HTTP. */
record WireBackend(EmbeddedDynamoDb engine, DynamoDbServer server, DynamoDbClient client) {
    static WireBackend start() {
        return start(EmbeddedDynamoDb.inMemory());
    }

    static WireBackend start(EmbeddedDynamoDb engine) {
        DynamoDbServer server = DynamoDbServer.start(engine.engine(), ServerOptions.onLoopback(0));
        return new WireBackend(engine, server, client(URI.create("http://127.0.0.1:" + server.port())));
    }

    /** Returns a client with credentials that only a server without access keys accepts. */
    static DynamoDbClient client(URI endpoint) {
        return DynamoDbClient.builder()
                .endpointOverride(endpoint)
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("anyone", "anything")))
                .build();
    }

    void stop() {
        server.close();
        engine.close();
    }
}
