package io.azulejo.engine.hot;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.stream.StreamReplay;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Runs {@link HotRun} on an engine in this JVM, and replays the streams of what it wrote. */
final class EngineProgram {
    private EngineProgram() {}

    public static void main(String[] arguments) {
        try (EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory()) {
            HotRun.run(client, client, arguments);
            for (ScalarAttributeType type : EveryPath.keyTypes()) {
                new StreamReplay(Sample.table(type)).requireSameAs(client, "the stream");
            }
        }
    }
}
