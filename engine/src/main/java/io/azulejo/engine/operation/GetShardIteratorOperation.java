package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.StreamShape;
import io.azulejo.engine.request.GetShardIteratorInput;
import io.azulejo.engine.stream.SequenceNumber;
import io.azulejo.engine.stream.ShardIterator;
import io.azulejo.engine.stream.StreamLog;
import io.azulejo.engine.stream.Streams;
import java.time.InstantSource;
import java.util.Objects;

/** The GetShardIterator operation: returns the position in a shard where reading starts. */
public final class GetShardIteratorOperation {
    private static final int MIN_NUMBER = 21;
    private static final int MAX_NUMBER = 40;

    private final Streams streams;
    private final InstantSource clock;

    public GetShardIteratorOperation(Streams streams, InstantSource clock) {
        this.streams = streams;
        this.clock = clock;
    }

    /** Returns the iterator's text. */
    public String run(GetShardIteratorInput input) {
        checkShape(input);
        StreamLog log = StreamLookup.stream(streams, Objects.requireNonNull(input.streamArn()));
        if (!log.definition().shardId().equals(input.shardId())) {
            throw new EngineException(
                    DynamoDbError.RESOURCE_NOT_FOUND,
                    "Requested resource not found: Shard does not exist: " + input.shardId());
        }
        return new ShardIterator(input.streamArn(), sequence(input, log), clock.instant()).text();
    }

    private static long sequence(GetShardIteratorInput input, StreamLog log) {
        return switch (Objects.requireNonNull(input.shardIteratorType())) {
            case "TRIM_HORIZON" -> log.start();
            case "LATEST" -> log.visibleEnd();
            case "AT_SEQUENCE_NUMBER" -> given(input, log);
            default -> given(input, log) + 1;
        };
    }

    private static long given(GetShardIteratorInput input, StreamLog log) {
        Long sequence = SequenceNumber.parse(Objects.requireNonNull(input.sequenceNumber()));
        // The first sequence number of a shard is valid even before the shard has a record.
        if (sequence == null || sequence >= Math.max(log.visibleEnd(), StreamLog.FIRST + 1)) {
            throw EngineException.validation(
                    "Invalid SequenceNumber: " + input.sequenceNumber() + " is not in shard " + input.shardId());
        }
        StreamLookup.checkNotTrimmed(log, sequence);
        return sequence;
    }

    private static void checkShape(GetShardIteratorInput input) {
        Constraints constraints = new Constraints()
                .notNull("streamArn", input.streamArn())
                .notNull("shardId", input.shardId())
                .notNull("shardIteratorType", input.shardIteratorType())
                .choice(EnumParameter.SHARD_ITERATOR_TYPE, input.shardIteratorType());
        StreamShape.arn(constraints, "streamArn", input.streamArn());
        DescribeStreamOperation.shardId(constraints, "shardId", input.shardId());
        String number = input.sequenceNumber();
        if (number != null) {
            constraints.length("sequenceNumber", number.length(), MIN_NUMBER, MAX_NUMBER, number);
        }
        constraints.check();
        boolean needed = Objects.requireNonNull(input.shardIteratorType()).endsWith("_SEQUENCE_NUMBER");
        if (needed && number == null) {
            throw EngineException.validation(
                    "SequenceNumber must be specified for ShardIteratorType " + input.shardIteratorType());
        }
        if (!needed && number != null) {
            throw EngineException.validation(
                    "SequenceNumber must not be specified for ShardIteratorType " + input.shardIteratorType());
        }
    }
}
