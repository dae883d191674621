package io.azulejo.server;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.EngineOptions;
import io.azulejo.engine.suite.ExportSuite;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Exports over the wire. */
class WireExportTest extends ExportSuite {
    private @Nullable WireBackend wire;

    @Override
    protected DynamoDbClient open(Path bucketFolder) {
        wire = WireBackend.start(EmbeddedDynamoDb.builder()
                .options(EngineOptions.DEFAULT.withBuckets(bucketFolder))
                .build());
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
