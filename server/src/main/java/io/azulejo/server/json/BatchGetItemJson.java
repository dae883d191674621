package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.BatchGetItemInput;
import io.azulejo.engine.request.BatchGetItemOutput;
import io.azulejo.engine.request.KeysAndAttributes;
import io.azulejo.engine.request.Placeholders;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Codec for BatchGetItem. */
final class BatchGetItemJson {
    private BatchGetItemJson() {}

    static BatchGetItemInput read(JsonInput in) throws IOException {
        @Nullable Map<String, KeysAndAttributes> requestItems = null;
        @Nullable String returnConsumedCapacity = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "RequestItems" ->
                    requestItems = in.map("com.amazonaws.dynamodb.v20120810.KeysAndAttributes", () -> readTable(in));
                case "ReturnConsumedCapacity" -> returnConsumedCapacity = in.string();
                default -> in.skip();
            }
        }
        return new BatchGetItemInput(requestItems, returnConsumedCapacity, in.unsupported());
    }

    private static KeysAndAttributes readTable(JsonInput in) throws IOException {
        @Nullable List<Item> keys = null;
        @Nullable Boolean consistentRead = null;
        @Nullable String projectionExpression = null;
        PlaceholdersInput placeholders = new PlaceholdersInput();
        LegacyInput legacy = new LegacyInput();
        in.startStructure("KeysAndAttributes");
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "Keys" -> keys = in.list(() -> ItemInput.element(in));
                case "ConsistentRead" -> consistentRead = in.bool();
                case "ProjectionExpression" -> projectionExpression = in.string();
                case "ExpressionAttributeNames" -> placeholders.names(in);
                case "AttributesToGet" -> legacy.field(field, in);
                default -> in.skip();
            }
        }
        return new KeysAndAttributes(
                keys, consistentRead, projectionExpression, placeholders.placeholders(), legacy.parameters());
    }

    static void write(BatchGetItemOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeObjectFieldStart("Responses");
        for (Map.Entry<String, List<Item>> table : output.responses().entrySet()) {
            out.writeFieldName(table.getKey());
            writeItems(table.getValue(), out);
        }
        out.writeEndObject();
        out.writeObjectFieldStart("UnprocessedKeys");
        for (Map.Entry<String, KeysAndAttributes> table :
                output.unprocessedKeys().entrySet()) {
            out.writeFieldName(table.getKey());
            writeTable(table.getValue(), out);
        }
        out.writeEndObject();
        CapacityJson.write(output.consumedCapacity(), out);
        out.writeEndObject();
    }

    private static void writeTable(KeysAndAttributes table, JsonGenerator out) throws IOException {
        out.writeStartObject();
        List<Item> keys = table.keys();
        if (keys != null) {
            out.writeFieldName("Keys");
            writeItems(keys, out);
        }
        if (table.consistentRead() != null) {
            out.writeBooleanField("ConsistentRead", table.consistentRead());
        }
        if (table.projectionExpression() != null) {
            out.writeStringField("ProjectionExpression", table.projectionExpression());
        }
        writeNames(table.placeholders(), out);
        List<String> attributesToGet = table.legacy().attributesToGet();
        if (attributesToGet != null) {
            out.writeArrayFieldStart("AttributesToGet");
            for (String attribute : attributesToGet) {
                out.writeString(attribute);
            }
            out.writeEndArray();
        }
        out.writeEndObject();
    }

    private static void writeNames(Placeholders placeholders, JsonGenerator out) throws IOException {
        Map<String, String> names = placeholders.names();
        if (names == null) {
            return;
        }
        out.writeObjectFieldStart("ExpressionAttributeNames");
        for (Map.Entry<String, String> name : names.entrySet()) {
            out.writeStringField(name.getKey(), name.getValue());
        }
        out.writeEndObject();
    }

    private static void writeItems(List<Item> items, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (Item item : items) {
            ItemJson.write(item, out);
        }
        out.writeEndArray();
    }
}
