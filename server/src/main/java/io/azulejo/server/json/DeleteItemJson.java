package io.azulejo.server.json;

import io.azulejo.engine.request.DeleteItemInput;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reader of DeleteItem requests. */
final class DeleteItemJson {
    private DeleteItemJson() {}

    static DeleteItemInput read(JsonInput in) throws IOException {
        @Nullable String tableName = null;
        @Nullable Item key = null;
        @Nullable String conditionExpression = null;
        PlaceholdersInput placeholders = new PlaceholdersInput();
        @Nullable String returnValues = null;
        @Nullable String returnConsumedCapacity = null;
        @Nullable String returnItemCollectionMetrics = null;
        @Nullable String returnValuesOnConditionCheckFailure = null;
        LegacyInput legacy = new LegacyInput();
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TableName" -> tableName = in.string();
                case "Key" -> key = ItemInput.read(in);
                case "ConditionExpression" -> conditionExpression = in.string();
                case "ExpressionAttributeNames" -> placeholders.names(in);
                case "ExpressionAttributeValues" -> placeholders.values(in);
                case "ReturnValues" -> returnValues = in.string();
                case "ReturnConsumedCapacity" -> returnConsumedCapacity = in.string();
                case "ReturnItemCollectionMetrics" -> returnItemCollectionMetrics = in.string();
                case "ReturnValuesOnConditionCheckFailure" -> returnValuesOnConditionCheckFailure = in.string();
                case "Expected", "ConditionalOperator" -> legacy.field(field, in);
                default -> in.skip();
            }
        }
        return new DeleteItemInput(
                tableName,
                key,
                conditionExpression,
                placeholders.placeholders(),
                returnValues,
                returnConsumedCapacity,
                returnItemCollectionMetrics,
                returnValuesOnConditionCheckFailure,
                legacy.parameters());
    }
}
