package io.azulejo.server;

import io.azulejo.engine.model.ModelSuite;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The engine over HTTP against the reference model. */
class WireModelTest extends ModelSuite {
    private @Nullable WireBackend wire;

    WireModelTest() {
        super(4);
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
