package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.BatchWriteItemInput;
import io.azulejo.engine.request.BatchWriteItemOutput;
import io.azulejo.engine.request.WriteRequest;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Codec for BatchWriteItem. */
final class BatchWriteItemJson {
    private BatchWriteItemJson() {}

    static BatchWriteItemInput read(JsonInput in) throws IOException {
        @Nullable Map<String, List<WriteRequest>> requestItems = null;
        @Nullable String returnConsumedCapacity = null;
        @Nullable String returnItemCollectionMetrics = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "RequestItems" ->
                    requestItems = in.map(
                            "java.util.List<com.amazonaws.dynamodb.v20120810.WriteRequest>", () -> readTable(in));
                case "ReturnConsumedCapacity" -> returnConsumedCapacity = in.string();
                case "ReturnItemCollectionMetrics" -> returnItemCollectionMetrics = in.string();
                default -> in.skip();
            }
        }
        return new BatchWriteItemInput(
                requestItems, returnConsumedCapacity, returnItemCollectionMetrics, in.unsupported());
    }

    private static List<WriteRequest> readTable(JsonInput in) throws IOException {
        List<WriteRequest> requests = in.list(() -> readRequest(in));
        return requests == null ? List.of() : requests;
    }

    private static WriteRequest readRequest(JsonInput in) throws IOException {
        @Nullable Item putItem = null;
        @Nullable Item deleteKey = null;
        if (in.startStructure("WriteRequest")) {
            for (String field = in.nextField(); field != null; field = in.nextField()) {
                switch (field) {
                    case "PutRequest" -> putItem = readItem(in, "PutRequest", "Item");
                    case "DeleteRequest" -> deleteKey = readItem(in, "DeleteRequest", "Key");
                    default -> in.skip();
                }
            }
        }
        return new WriteRequest(putItem, deleteKey);
    }

    private static @Nullable Item readItem(JsonInput in, String type, String itemField) throws IOException {
        if (!in.startStructure(type)) {
            return null;
        }
        Item item = Item.EMPTY;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            if (field.equals(itemField)) {
                item = ItemInput.element(in);
            } else {
                in.skip();
            }
        }
        return item;
    }

    static void write(BatchWriteItemOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeObjectFieldStart("UnprocessedItems");
        for (Map.Entry<String, List<WriteRequest>> table :
                output.unprocessedItems().entrySet()) {
            out.writeArrayFieldStart(table.getKey());
            for (WriteRequest request : table.getValue()) {
                writeRequest(request, out);
            }
            out.writeEndArray();
        }
        out.writeEndObject();
        ItemCollectionMetricsJson.writeByTable(output.itemCollectionMetrics(), out);
        CapacityJson.write(output.consumedCapacity(), out);
        out.writeEndObject();
    }

    private static void writeRequest(WriteRequest request, JsonGenerator out) throws IOException {
        out.writeStartObject();
        if (request.putItem() != null) {
            out.writeObjectFieldStart("PutRequest");
            out.writeFieldName("Item");
            ItemJson.write(request.putItem(), out);
            out.writeEndObject();
        }
        if (request.deleteKey() != null) {
            out.writeObjectFieldStart("DeleteRequest");
            out.writeFieldName("Key");
            ItemJson.write(request.deleteKey(), out);
            out.writeEndObject();
        }
        out.writeEndObject();
    }
}
