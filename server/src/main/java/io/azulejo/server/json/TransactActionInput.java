package io.azulejo.server.json;

import io.azulejo.engine.request.TransactAction;
import io.azulejo.engine.request.TransactConditionCheck;
import io.azulejo.engine.request.TransactDelete;
import io.azulejo.engine.request.TransactPut;
import io.azulejo.engine.request.TransactUpdate;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reader of one action of TransactWriteItems. The four kinds share their fields, so one reader serves all. */
final class TransactActionInput {
    private TransactActionInput() {}

    static TransactAction read(JsonInput in, String action) throws IOException {
        @Nullable String tableName = null;
        @Nullable Item item = null;
        @Nullable Item key = null;
        @Nullable String updateExpression = null;
        @Nullable String conditionExpression = null;
        PlaceholdersInput placeholders = new PlaceholdersInput();
        @Nullable String returnValuesOnFailure = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TableName" -> tableName = in.string();
                case "Item" -> item = ItemInput.read(in);
                case "Key" -> key = ItemInput.read(in);
                case "UpdateExpression" -> updateExpression = in.string();
                case "ConditionExpression" -> conditionExpression = in.string();
                case "ExpressionAttributeNames" -> placeholders.names(in);
                case "ExpressionAttributeValues" -> placeholders.values(in);
                case "ReturnValuesOnConditionCheckFailure" -> returnValuesOnFailure = in.string();
                default -> in.skip();
            }
        }
        return switch (action) {
            case "Put" ->
                new TransactPut(
                        tableName, item, conditionExpression, placeholders.placeholders(), returnValuesOnFailure);
            case "Update" ->
                new TransactUpdate(
                        tableName,
                        key,
                        updateExpression,
                        conditionExpression,
                        placeholders.placeholders(),
                        returnValuesOnFailure);
            case "Delete" ->
                new TransactDelete(
                        tableName, key, conditionExpression, placeholders.placeholders(), returnValuesOnFailure);
            case "ConditionCheck" ->
                new TransactConditionCheck(
                        tableName, key, conditionExpression, placeholders.placeholders(), returnValuesOnFailure);
            default -> throw new IllegalArgumentException("Unknown transaction action '" + action + "'");
        };
    }
}
