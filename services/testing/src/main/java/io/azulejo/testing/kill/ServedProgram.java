package io.azulejo.testing.kill;

import java.net.URI;
import java.nio.file.Path;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** How a service is served in the process that will be killed. Implementations are public. */
public interface ServedProgram {

    /**
     * Serves it, on a port of its own choice.
     *
     * @param client a durable engine, in which every acknowledged write is synced
     * @param folder for what else must survive, such as signing keys
     */
    URI serve(DynamoDbClient client, Path folder);
}
