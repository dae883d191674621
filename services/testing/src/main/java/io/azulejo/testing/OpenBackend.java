package io.azulejo.testing;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A backend while a test runs on it; closing it ends the client and what was started for it. */
public record OpenBackend(DynamoDbClient client, Runnable end) implements AutoCloseable {

    @Override
    public void close() {
        client.close();
        end.run();
    }
}
