package io.azulejo.engine.sdk;

import io.azulejo.engine.Engine;
import io.azulejo.engine.request.GetRecordsInput;
import io.azulejo.engine.request.GetShardIteratorInput;
import io.azulejo.engine.request.ListStreamsInput;
import software.amazon.awssdk.services.dynamodb.model.DescribeStreamRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeStreamResponse;
import software.amazon.awssdk.services.dynamodb.model.GetRecordsRequest;
import software.amazon.awssdk.services.dynamodb.model.GetRecordsResponse;
import software.amazon.awssdk.services.dynamodb.model.GetShardIteratorRequest;
import software.amazon.awssdk.services.dynamodb.model.GetShardIteratorResponse;
import software.amazon.awssdk.services.dynamodb.model.ListStreamsRequest;
import software.amazon.awssdk.services.dynamodb.model.ListStreamsResponse;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/** The AWS SDK's client for the streams of an in-process engine. Thread-safe. */
final class SdkStreamsClient implements DynamoDbStreamsClient {
    private final Engine engine;
    private final Retries retries;

    SdkStreamsClient(Engine engine, Retries retries) {
        this.engine = engine;
        this.retries = retries;
    }

    @Override
    public ListStreamsResponse listStreams(ListStreamsRequest request) {
        return retries.call(() -> SdkStreams.response(engine.listStreams(
                new ListStreamsInput(request.tableName(), request.limit(), request.exclusiveStartStreamArn()))));
    }

    @Override
    public DescribeStreamResponse describeStream(DescribeStreamRequest request) {
        return retries.call(() -> SdkStreams.response(engine.describeStream(SdkStreams.input(request))));
    }

    @Override
    public GetShardIteratorResponse getShardIterator(GetShardIteratorRequest request) {
        return retries.call(() -> GetShardIteratorResponse.builder()
                .shardIterator(engine.getShardIterator(new GetShardIteratorInput(
                        request.streamArn(),
                        request.shardId(),
                        request.shardIteratorTypeAsString(),
                        request.sequenceNumber())))
                .build());
    }

    @Override
    public GetRecordsResponse getRecords(GetRecordsRequest request) {
        return retries.call(() ->
                SdkStreams.response(engine.getRecords(new GetRecordsInput(request.shardIterator(), request.limit()))));
    }

    @Override
    public String serviceName() {
        return SERVICE_NAME;
    }

    @Override
    public void close() {
        // The engine belongs to the client it was opened with.
    }
}
