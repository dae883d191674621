package io.azulejo.server;

import io.azulejo.engine.history.ConcurrencySuite;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Concurrent calls on the engine over HTTP. */
class WireConcurrencyTest extends ConcurrencySuite {
    private @Nullable WireBackend wire;

    WireConcurrencyTest() {
        super(30);
    }

    @Override
    protected DynamoDbClient client() {
        wire = WireBackend.start();
        return wire.client();
    }

    @Override
    protected void stop() {
        Objects.requireNonNull(wire).stop();
    }
}
