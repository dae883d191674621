package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.Capacity;
import io.azulejo.engine.request.ConsumedCapacity;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writer of consumed capacity, of one table or of several. */
final class CapacityJson {
    private static final String FIELD = "ConsumedCapacity";

    private CapacityJson() {}

    static void write(@Nullable ConsumedCapacity consumed, JsonGenerator out) throws IOException {
        if (consumed != null) {
            out.writeFieldName(FIELD);
            writeConsumed(consumed, out);
        }
    }

    static void write(@Nullable List<ConsumedCapacity> consumed, JsonGenerator out) throws IOException {
        if (consumed == null) {
            return;
        }
        out.writeArrayFieldStart(FIELD);
        for (ConsumedCapacity table : consumed) {
            writeConsumed(table, out);
        }
        out.writeEndArray();
    }

    private static void writeConsumed(ConsumedCapacity consumed, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("TableName", consumed.tableName());
        writeUnits(consumed.capacityUnits(), consumed.readCapacityUnits(), consumed.writeCapacityUnits(), out);
        if (consumed.table() != null) {
            out.writeFieldName("Table");
            writeCapacity(consumed.table(), out);
        }
        writeIndexes("LocalSecondaryIndexes", consumed.localSecondaryIndexes(), out);
        writeIndexes("GlobalSecondaryIndexes", consumed.globalSecondaryIndexes(), out);
        out.writeEndObject();
    }

    private static void writeIndexes(String field, @Nullable Map<String, Capacity> indexes, JsonGenerator out)
            throws IOException {
        if (indexes == null) {
            return;
        }
        out.writeObjectFieldStart(field);
        for (Map.Entry<String, Capacity> index : indexes.entrySet()) {
            out.writeFieldName(index.getKey());
            writeCapacity(index.getValue(), out);
        }
        out.writeEndObject();
    }

    private static void writeCapacity(Capacity capacity, JsonGenerator out) throws IOException {
        out.writeStartObject();
        writeUnits(capacity.capacityUnits(), capacity.readCapacityUnits(), capacity.writeCapacityUnits(), out);
        out.writeEndObject();
    }

    private static void writeUnits(double all, @Nullable Double read, @Nullable Double write, JsonGenerator out)
            throws IOException {
        out.writeNumberField("CapacityUnits", all);
        if (read != null) {
            out.writeNumberField("ReadCapacityUnits", read);
        }
        if (write != null) {
            out.writeNumberField("WriteCapacityUnits", write);
        }
    }
}
