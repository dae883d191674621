package io.azulejo.engine.request;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A stream as DescribeStream shows it. */
public record StreamDescription(
        String streamArn,
        String streamLabel,
        String streamStatus,
        String streamViewType,
        Instant creationRequestDateTime,
        String tableName,
        List<KeySchemaElement> keySchema,
        List<Shard> shards) {
    /** A shard of a stream; closed if it has an ending sequence number. */
    public record Shard(
            String shardId,
            String startingSequenceNumber,
            @Nullable String endingSequenceNumber) {}
}
