package io.azulejo.engine.sdk;

import io.azulejo.engine.request.DescribeStreamInput;
import io.azulejo.engine.request.GetRecordsOutput;
import io.azulejo.engine.request.ListStreamsOutput;
import io.azulejo.engine.request.RecordOutput;
import io.azulejo.engine.request.StreamDescription;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DescribeStreamRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeStreamResponse;
import software.amazon.awssdk.services.dynamodb.model.GetRecordsResponse;
import software.amazon.awssdk.services.dynamodb.model.Identity;
import software.amazon.awssdk.services.dynamodb.model.ListStreamsResponse;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.Shard;
import software.amazon.awssdk.services.dynamodb.model.ShardFilter;
import software.amazon.awssdk.services.dynamodb.model.Stream;
import software.amazon.awssdk.services.dynamodb.model.StreamRecord;

/** Streams and their records in the SDK's types. */
final class SdkStreams {
    private SdkStreams() {}

    static ListStreamsResponse response(ListStreamsOutput output) {
        return ListStreamsResponse.builder()
                .streams(output.streams().stream()
                        .map(stream -> Stream.builder()
                                .streamArn(stream.streamArn())
                                .tableName(stream.tableName())
                                .streamLabel(stream.streamLabel())
                                .build())
                        .toList())
                .lastEvaluatedStreamArn(output.lastEvaluatedStreamArn())
                .build();
    }

    static DescribeStreamInput input(DescribeStreamRequest request) {
        ShardFilter filter = request.shardFilter();
        return new DescribeStreamInput(
                request.streamArn(),
                request.limit(),
                request.exclusiveStartShardId(),
                filter == null ? null : filter.typeAsString(),
                filter == null ? null : filter.shardId());
    }

    static DescribeStreamResponse response(StreamDescription stream) {
        return DescribeStreamResponse.builder()
                .streamDescription(description -> description
                        .streamArn(stream.streamArn())
                        .streamLabel(stream.streamLabel())
                        .streamStatus(stream.streamStatus())
                        .streamViewType(stream.streamViewType())
                        .creationRequestDateTime(stream.creationRequestDateTime())
                        .tableName(stream.tableName())
                        .keySchema(SdkDescriptions.keySchema(stream.keySchema()))
                        .shards(stream.shards().stream().map(SdkStreams::shard).toList()))
                .build();
    }

    private static Shard shard(StreamDescription.Shard shard) {
        return Shard.builder()
                .shardId(shard.shardId())
                .sequenceNumberRange(range -> range.startingSequenceNumber(shard.startingSequenceNumber())
                        .endingSequenceNumber(shard.endingSequenceNumber()))
                .build();
    }

    static GetRecordsResponse response(GetRecordsOutput output) {
        return GetRecordsResponse.builder()
                .records(output.records().stream().map(SdkStreams::record).toList())
                .nextShardIterator(output.nextShardIterator())
                .build();
    }

    private static Record record(RecordOutput record) {
        return Record.builder()
                .eventID(record.eventId())
                .eventName(record.eventName())
                .eventVersion(RecordOutput.EVENT_VERSION)
                .eventSource(RecordOutput.EVENT_SOURCE)
                .awsRegion(record.awsRegion())
                .dynamodb(StreamRecord.builder()
                        .approximateCreationDateTime(record.approximateCreationDateTime())
                        .keys(SdkItems.attributes(record.keys()))
                        .newImage(SdkItems.attributesOrNull(record.newImage()))
                        .oldImage(SdkItems.attributesOrNull(record.oldImage()))
                        .sequenceNumber(record.sequenceNumber())
                        .sizeBytes(record.sizeBytes())
                        .streamViewType(record.streamViewType())
                        .build())
                .userIdentity(identity(record))
                .build();
    }

    private static @Nullable Identity identity(RecordOutput record) {
        return record.byService()
                ? Identity.builder()
                        .type(RecordOutput.SERVICE_TYPE)
                        .principalId(RecordOutput.SERVICE_PRINCIPAL)
                        .build()
                : null;
    }
}
