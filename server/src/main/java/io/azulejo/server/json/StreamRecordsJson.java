package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.GetRecordsInput;
import io.azulejo.engine.request.GetRecordsOutput;
import io.azulejo.engine.request.GetShardIteratorInput;
import io.azulejo.engine.request.RecordOutput;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Codec for GetShardIterator and GetRecords. */
final class StreamRecordsJson {
    private StreamRecordsJson() {}

    static GetShardIteratorInput readIterator(JsonInput in) throws IOException {
        @Nullable String streamArn = null;
        @Nullable String shardId = null;
        @Nullable String type = null;
        @Nullable String sequenceNumber = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "StreamArn" -> streamArn = in.string();
                case "ShardId" -> shardId = in.string();
                case "ShardIteratorType" -> type = in.string();
                case "SequenceNumber" -> sequenceNumber = in.string();
                default -> in.skip();
            }
        }
        return new GetShardIteratorInput(streamArn, shardId, type, sequenceNumber);
    }

    static void writeIterator(String iterator, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("ShardIterator", iterator);
        out.writeEndObject();
    }

    static GetRecordsInput read(JsonInput in) throws IOException {
        @Nullable String iterator = null;
        @Nullable Integer limit = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "ShardIterator" -> iterator = in.string();
                case "Limit" -> limit = in.integer();
                default -> in.skip();
            }
        }
        return new GetRecordsInput(iterator, limit);
    }

    static void write(GetRecordsOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        if (output.nextShardIterator() != null) {
            out.writeStringField("NextShardIterator", output.nextShardIterator());
        }
        out.writeArrayFieldStart("Records");
        for (RecordOutput record : output.records()) {
            write(record, out);
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void write(RecordOutput record, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("eventID", record.eventId());
        out.writeStringField("eventName", record.eventName());
        out.writeStringField("eventVersion", RecordOutput.EVENT_VERSION);
        out.writeStringField("eventSource", RecordOutput.EVENT_SOURCE);
        out.writeStringField("awsRegion", record.awsRegion());
        out.writeObjectFieldStart("dynamodb");
        out.writeNumberField(
                "ApproximateCreationDateTime",
                record.approximateCreationDateTime().getEpochSecond());
        out.writeFieldName("Keys");
        ItemJson.write(record.keys(), out);
        writeImage("NewImage", record.newImage(), out);
        writeImage("OldImage", record.oldImage(), out);
        out.writeStringField("SequenceNumber", record.sequenceNumber());
        out.writeNumberField("SizeBytes", record.sizeBytes());
        out.writeStringField("StreamViewType", record.streamViewType());
        out.writeEndObject();
        if (record.byService()) {
            out.writeObjectFieldStart("userIdentity");
            out.writeStringField("PrincipalId", RecordOutput.SERVICE_PRINCIPAL);
            out.writeStringField("Type", RecordOutput.SERVICE_TYPE);
            out.writeEndObject();
        }
        out.writeEndObject();
    }

    private static void writeImage(String field, @Nullable Item image, JsonGenerator out) throws IOException {
        if (image != null) {
            out.writeFieldName(field);
            ItemJson.write(image, out);
        }
    }
}
