package io.azulejo.server;

import io.azulejo.engine.suite.FidelitySuite;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Details of DynamoDB over the wire. */
class WireFidelityTest extends FidelitySuite {
    private @Nullable WireBackend wire;

    @Override
    protected DynamoDbClient open() {
        wire = WireBackend.start();
        return wire.client();
    }

    @Override
    protected void close() {
        if (wire != null) {
            wire.client().close();
            wire.stop();
        }
    }
}
