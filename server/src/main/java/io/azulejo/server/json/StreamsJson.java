package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.DescribeStreamInput;
import io.azulejo.engine.request.ListStreamsInput;
import io.azulejo.engine.request.ListStreamsOutput;
import io.azulejo.engine.request.StreamDescription;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Codec for ListStreams and DescribeStream. */
final class StreamsJson {
    private StreamsJson() {}

    static ListStreamsInput readList(JsonInput in) throws IOException {
        @Nullable String tableName = null;
        @Nullable Integer limit = null;
        @Nullable String start = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TableName" -> tableName = in.string();
                case "Limit" -> limit = in.integer();
                case "ExclusiveStartStreamArn" -> start = in.string();
                default -> in.skip();
            }
        }
        return new ListStreamsInput(tableName, limit, start);
    }

    static void write(ListStreamsOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        if (output.lastEvaluatedStreamArn() != null) {
            out.writeStringField("LastEvaluatedStreamArn", output.lastEvaluatedStreamArn());
        }
        out.writeArrayFieldStart("Streams");
        for (ListStreamsOutput.StreamSummary stream : output.streams()) {
            out.writeStartObject();
            out.writeStringField("StreamArn", stream.streamArn());
            out.writeStringField("TableName", stream.tableName());
            out.writeStringField("StreamLabel", stream.streamLabel());
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    static DescribeStreamInput readDescribe(JsonInput in) throws IOException {
        @Nullable String streamArn = null;
        @Nullable Integer limit = null;
        @Nullable String start = null;
        @Nullable String filterType = null;
        @Nullable String filterShardId = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "StreamArn" -> streamArn = in.string();
                case "Limit" -> limit = in.integer();
                case "ExclusiveStartShardId" -> start = in.string();
                case "ShardFilter" -> {
                    boolean given = in.startStructure("ShardFilter");
                    for (String part = given ? in.nextField() : null; part != null; part = in.nextField()) {
                        switch (part) {
                            case "Type" -> filterType = in.string();
                            case "ShardId" -> filterShardId = in.string();
                            default -> in.skip();
                        }
                    }
                }
                default -> in.skip();
            }
        }
        return new DescribeStreamInput(streamArn, limit, start, filterType, filterShardId);
    }

    static void write(StreamDescription stream, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeObjectFieldStart("StreamDescription");
        out.writeStringField("StreamArn", stream.streamArn());
        out.writeStringField("StreamLabel", stream.streamLabel());
        out.writeStringField("StreamStatus", stream.streamStatus());
        out.writeStringField("StreamViewType", stream.streamViewType());
        TableDescriptionJson.writeInstant("CreationRequestDateTime", stream.creationRequestDateTime(), out);
        out.writeStringField("TableName", stream.tableName());
        TableDescriptionJson.writeKeySchema(stream.keySchema(), out);
        out.writeArrayFieldStart("Shards");
        for (StreamDescription.Shard shard : stream.shards()) {
            write(shard, out);
        }
        out.writeEndArray();
        out.writeEndObject();
        out.writeEndObject();
    }

    private static void write(StreamDescription.Shard shard, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("ShardId", shard.shardId());
        out.writeObjectFieldStart("SequenceNumberRange");
        out.writeStringField("StartingSequenceNumber", shard.startingSequenceNumber());
        if (shard.endingSequenceNumber() != null) {
            out.writeStringField("EndingSequenceNumber", shard.endingSequenceNumber());
        }
        out.writeEndObject();
        out.writeEndObject();
    }
}
