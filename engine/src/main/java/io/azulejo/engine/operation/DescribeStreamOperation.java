package io.azulejo.engine.operation;

import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.StreamShape;
import io.azulejo.engine.request.DescribeStreamInput;
import io.azulejo.engine.request.StreamDescription;
import io.azulejo.engine.request.StreamDescription.Shard;
import io.azulejo.engine.stream.SequenceNumber;
import io.azulejo.engine.stream.StreamDefinition;
import io.azulejo.engine.stream.StreamLog;
import io.azulejo.engine.stream.Streams;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The DescribeStream operation. A stream has one shard, which is open until the stream is disabled. */
public final class DescribeStreamOperation {
    private static final int MAX_SHARDS = 100;
    private static final int MIN_SHARD_ID = 28;
    private static final int MAX_SHARD_ID = 65;

    private final Streams streams;

    public DescribeStreamOperation(Streams streams) {
        this.streams = streams;
    }

    public StreamDescription run(DescribeStreamInput input) {
        checkShape(input);
        StreamLog log = StreamLookup.stream(streams, Objects.requireNonNull(input.streamArn()));
        StreamDefinition stream = log.definition();
        // The only shard has no parent, and it precedes any greater start id.
        String start = input.exclusiveStartShardId();
        boolean shown = input.shardFilterType() == null && (start == null || start.compareTo(stream.shardId()) < 0);
        return new StreamDescription(
                streams.arn(stream),
                stream.label(),
                stream.status(),
                stream.view().name(),
                stream.created(),
                stream.tableName(),
                stream.keySchema(),
                shown ? List.of(shard(log, stream)) : List.of());
    }

    private static Shard shard(StreamLog log, StreamDefinition stream) {
        return new Shard(
                stream.shardId(),
                SequenceNumber.text(StreamLog.FIRST),
                stream.disabled() == null
                        ? null
                        : SequenceNumber.text(Math.max(StreamLog.FIRST, log.visibleEnd() - 1)));
    }

    private static void checkShape(DescribeStreamInput input) {
        Long limit = input.limit() == null ? null : input.limit().longValue();
        Constraints constraints = new Constraints().notNull("streamArn", input.streamArn());
        StreamShape.arn(constraints, "streamArn", input.streamArn());
        shardId(constraints, "exclusiveStartShardId", input.exclusiveStartShardId());
        shardId(constraints, "shardFilter.shardId", input.shardFilterShardId());
        constraints
                .atLeast("limit", limit, 1)
                .atMost("limit", limit, MAX_SHARDS)
                .choice(EnumParameter.SHARD_FILTER_TYPE, input.shardFilterType())
                .check();
    }

    static void shardId(Constraints constraints, String at, @Nullable String shardId) {
        if (shardId != null) {
            constraints.length(at, shardId.length(), MIN_SHARD_ID, MAX_SHARD_ID, shardId);
        }
    }
}
