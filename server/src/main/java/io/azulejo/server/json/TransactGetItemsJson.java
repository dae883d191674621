package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.TransactGetItemsInput;
import io.azulejo.engine.request.TransactGetItemsOutput;
import io.azulejo.engine.request.TransactionRead;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Codec for TransactGetItems. */
final class TransactGetItemsJson {
    private TransactGetItemsJson() {}

    static TransactGetItemsInput read(JsonInput in) throws IOException {
        @Nullable List<@Nullable TransactionRead> transactItems = null;
        @Nullable String returnConsumedCapacity = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TransactItems" -> transactItems = readActions(in);
                case "ReturnConsumedCapacity" -> returnConsumedCapacity = in.string();
                default -> in.skip();
            }
        }
        return new TransactGetItemsInput(transactItems, returnConsumedCapacity, in.unsupported());
    }

    private static @Nullable List<@Nullable TransactionRead> readActions(JsonInput in) throws IOException {
        if (in.isNull()) {
            return null;
        }
        List<@Nullable TransactionRead> actions = new ArrayList<>();
        in.startList();
        while (in.nextElement()) {
            actions.add(readAction(in));
        }
        return actions;
    }

    private static @Nullable TransactionRead readAction(JsonInput in) throws IOException {
        @Nullable TransactionRead get = null;
        if (in.startStructure("TransactGetItem")) {
            for (String field = in.nextField(); field != null; field = in.nextField()) {
                if (field.equals("Get")) {
                    get = readGet(in);
                } else {
                    in.skip();
                }
            }
        }
        return get;
    }

    private static @Nullable TransactionRead readGet(JsonInput in) throws IOException {
        if (!in.startStructure("Get")) {
            return null;
        }
        @Nullable String tableName = null;
        @Nullable Item key = null;
        @Nullable String projectionExpression = null;
        PlaceholdersInput placeholders = new PlaceholdersInput();
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TableName" -> tableName = in.string();
                case "Key" -> key = ItemInput.read(in);
                case "ProjectionExpression" -> projectionExpression = in.string();
                case "ExpressionAttributeNames" -> placeholders.names(in);
                default -> in.skip();
            }
        }
        return new TransactionRead(tableName, key, projectionExpression, placeholders.placeholders());
    }

    static void write(TransactGetItemsOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        writeResponses(output.responses(), out);
        CapacityJson.write(output.consumedCapacity(), out);
        out.writeEndObject();
    }

    static void writeResponses(List<@Nullable Item> responses, JsonGenerator out) throws IOException {
        out.writeArrayFieldStart("Responses");
        for (@Nullable Item item : responses) {
            out.writeStartObject();
            if (item != null) {
                out.writeFieldName("Item");
                ItemJson.write(item, out);
            }
            out.writeEndObject();
        }
        out.writeEndArray();
    }
}
