package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.StreamShape;
import io.azulejo.engine.stream.StreamLog;
import io.azulejo.engine.stream.Streams;

/** Lookup of the stream that a request names. */
final class StreamLookup {
    private StreamLookup() {}

    static StreamLog stream(Streams streams, String arn) {
        StreamShape.isStream(arn);
        StreamLog log = streams.log(arn);
        if (log == null) {
            throw new EngineException(
                    DynamoDbError.RESOURCE_NOT_FOUND, "Requested resource not found: Stream: " + arn + " not found");
        }
        return log;
    }

    /** Rejects a sequence number of a trimmed record. */
    static void checkNotTrimmed(StreamLog log, long sequence) {
        if (sequence < log.start()) {
            throw new EngineException(
                    DynamoDbError.TRIMMED_DATA_ACCESS,
                    "The operation attempted to read past the oldest stream record in a shard.");
        }
    }
}
