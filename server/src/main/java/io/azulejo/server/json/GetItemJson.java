package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.GetItemInput;
import io.azulejo.engine.request.GetItemOutput;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Codec for GetItem. */
final class GetItemJson {
    private GetItemJson() {}

    static GetItemInput read(JsonInput in) throws IOException {
        @Nullable String tableName = null;
        @Nullable Item key = null;
        @Nullable Boolean consistentRead = null;
        @Nullable String projectionExpression = null;
        PlaceholdersInput placeholders = new PlaceholdersInput();
        @Nullable String returnConsumedCapacity = null;
        LegacyInput legacy = new LegacyInput();
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TableName" -> tableName = in.string();
                case "Key" -> key = ItemInput.read(in);
                case "ConsistentRead" -> consistentRead = in.bool();
                case "ProjectionExpression" -> projectionExpression = in.string();
                case "ExpressionAttributeNames" -> placeholders.names(in);
                case "ReturnConsumedCapacity" -> returnConsumedCapacity = in.string();
                case "AttributesToGet" -> legacy.field(field, in);
                default -> in.skip();
            }
        }
        return new GetItemInput(
                tableName,
                key,
                consistentRead,
                projectionExpression,
                placeholders.placeholders(),
                returnConsumedCapacity,
                legacy.parameters());
    }

    static void write(GetItemOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        Item item = output.item();
        if (item != null) {
            out.writeFieldName("Item");
            ItemJson.write(item, out);
        }
        CapacityJson.write(output.consumedCapacity(), out);
        out.writeEndObject();
    }
}
