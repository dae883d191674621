package io.azulejo.server;

import io.azulejo.engine.hot.HotRun;
import java.util.Arrays;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Runs {@link HotRun} over HTTP on a server in this JVM. First argument: whether the hot requests go over HTTP too. */
final class HotWireProgram {
    private HotWireProgram() {}

    public static void main(String[] arguments) {
        WireBackend wire = WireBackend.start();
        try {
            DynamoDbClient heated = Boolean.parseBoolean(arguments[0]) ? wire.client() : wire.engine();
            HotRun.run(heated, wire.client(), Arrays.copyOfRange(arguments, 1, arguments.length));
        } finally {
            wire.client().close();
            wire.stop();
        }
    }
}
