package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.request.GetRecordsInput;
import io.azulejo.engine.request.GetRecordsOutput;
import io.azulejo.engine.request.RecordOutput;
import io.azulejo.engine.stream.SequenceNumber;
import io.azulejo.engine.stream.ShardIterator;
import io.azulejo.engine.stream.StreamDefinition;
import io.azulejo.engine.stream.StreamLog;
import io.azulejo.engine.stream.StreamRecord;
import io.azulejo.engine.stream.Streams;
import io.azulejo.engine.table.ResourceNames;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * The GetRecords operation: reads the records after a position in a shard, at most a thousand records or one megabyte
 * per call.
 */
public final class GetRecordsOperation {
    private static final int MAX_RECORDS = 1000;
    private static final long MAX_BYTES = 1024 * 1024;
    private static final int MAX_ITERATOR = 2048;

    private final Streams streams;
    private final ResourceNames names;
    private final InstantSource clock;

    public GetRecordsOperation(Streams streams, ResourceNames names, InstantSource clock) {
        this.streams = streams;
        this.names = names;
        this.clock = clock;
    }

    public GetRecordsOutput run(GetRecordsInput input) {
        checkShape(input);
        ShardIterator from = ShardIterator.parse(Objects.requireNonNull(input.shardIterator()));
        if (from == null) {
            throw EngineException.validation("Invalid ShardIterator");
        }
        Instant now = clock.instant();
        if (from.isExpired(now)) {
            throw new EngineException(
                    DynamoDbError.EXPIRED_ITERATOR, "Iterator expired: it was issued at " + from.issued());
        }
        StreamLog log = StreamLookup.stream(streams, from.streamArn());
        StreamLookup.checkNotTrimmed(log, from.sequence());
        // Read before the records: a stream that is disabled meanwhile may still gain records in between.
        boolean closed = log.definition().disabled() != null;
        long end = log.visibleEnd();
        List<StreamRecord> records =
                log.read(from.sequence(), input.limit() == null ? MAX_RECORDS : input.limit(), MAX_BYTES);
        long next = records.isEmpty()
                ? Math.max(from.sequence(), end)
                : records.getLast().sequence() + 1;
        return new GetRecordsOutput(
                records.stream().map(record -> output(record, log.definition())).toList(),
                closed && next >= end ? null : new ShardIterator(from.streamArn(), next, now).text());
    }

    private RecordOutput output(StreamRecord record, StreamDefinition stream) {
        return new RecordOutput(
                String.format(Locale.ROOT, "%08x%08x%016x", stream.label().hashCode(), stream.id(), record.sequence()),
                record.event().name(),
                names.region(),
                record.created().truncatedTo(ChronoUnit.SECONDS),
                record.keys(),
                record.after(),
                record.before(),
                SequenceNumber.text(record.sequence()),
                record.sizeBytes(),
                stream.view().name(),
                record.cause() == StreamRecord.Cause.EXPIRY);
    }

    private static void checkShape(GetRecordsInput input) {
        Long limit = input.limit() == null ? null : input.limit().longValue();
        String iterator = input.shardIterator();
        Constraints constraints = new Constraints().notNull("shardIterator", iterator);
        if (iterator != null) {
            constraints.length("shardIterator", iterator.length(), 1, MAX_ITERATOR, iterator);
        }
        constraints
                .atLeast("limit", limit, 1)
                .atMost("limit", limit, MAX_RECORDS)
                .check();
    }
}
