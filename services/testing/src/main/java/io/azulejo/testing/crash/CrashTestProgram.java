package io.azulejo.testing.crash;

import java.net.URI;
import java.nio.file.Path;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Program that serves a service in the process that the test kills. Implementations are public. */
public interface CrashTestProgram {

    /**
     * Starts the service on a free port.
     *
     * @param client a durable engine that syncs every acknowledged write
     * @param folder for other data that must survive a crash, such as signing keys
     */
    URI serve(DynamoDbClient client, Path folder);
}
