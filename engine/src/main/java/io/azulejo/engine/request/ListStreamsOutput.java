package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A ListStreams response. */
public record ListStreamsOutput(
        List<StreamSummary> streams, @Nullable String lastEvaluatedStreamArn) {
    /** A stream as ListStreams shows it. */
    public record StreamSummary(String streamArn, String tableName, String streamLabel) {}
}
