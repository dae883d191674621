package io.azulejo.testkit;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Open backend of a test; closing it closes the client and everything started for it. */
public record OpenBackend(DynamoDbClient client, Runnable end) implements AutoCloseable {

    @Override
    public void close() {
        client.close();
        end.run();
    }
}
