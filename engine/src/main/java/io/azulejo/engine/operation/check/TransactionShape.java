package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.LegacyParameters;
import io.azulejo.engine.request.TransactAction;
import io.azulejo.engine.request.TransactConditionCheck;
import io.azulejo.engine.request.TransactDelete;
import io.azulejo.engine.request.TransactPut;
import io.azulejo.engine.request.TransactUpdate;
import io.azulejo.engine.request.TransactWriteItem;
import io.azulejo.engine.request.TransactWriteItemsInput;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Constraints on single parameters of a TransactWriteItems request. */
public final class TransactionShape {
    private static final int MAX_ACTIONS = 100;
    private static final int MAX_TOKEN = 36;

    private TransactionShape() {}

    /** Checks everything that does not depend on a table, and returns the actions in order. */
    public static List<TransactAction> check(TransactWriteItemsInput input) {
        Constraints constraints = new Constraints()
                .notNull("transactItems", input.transactItems())
                .choice(EnumParameter.RETURN_CONSUMED_CAPACITY, input.returnConsumedCapacity())
                .choice(EnumParameter.RETURN_ITEM_COLLECTION_METRICS, input.returnItemCollectionMetrics());
        if (input.clientRequestToken() != null) {
            constraints.length(
                    "clientRequestToken",
                    input.clientRequestToken().length(),
                    1,
                    MAX_TOKEN,
                    input.clientRequestToken());
        }
        List<TransactAction> actions = new ArrayList<>();
        if (input.transactItems() != null) {
            int size = input.transactItems().size();
            constraints.length("transactItems", size, 1, MAX_ACTIONS, size == 0 ? "[]" : "[" + size + " actions]");
            for (int i = 0; i < size; i++) {
                TransactWriteItem item = input.transactItems().get(i);
                for (TransactAction action : item.actions()) {
                    checkAction(constraints, "transactItems." + (i + 1) + ".member.", action);
                }
            }
        }
        constraints.check();
        if (input.transactItems() != null) {
            for (TransactWriteItem item : input.transactItems()) {
                if (item.actions().size() != 1) {
                    throw EngineException.validation(
                            "TransactItems can only contain one of Check, Put, Update or Delete");
                }
                actions.add(item.actions().getFirst());
            }
        }
        ExpressionParameters.reject(input.unsupported());
        for (TransactAction action : actions) {
            checkExpressions(action);
            checkValues(action);
        }
        return actions;
    }

    private static void checkAction(Constraints constraints, String at, TransactAction action) {
        TableNameCheck.check(action.tableName());
        switch (action) {
            case TransactPut put -> {
                String member = at + "put.";
                constraints.notNull(member + "item", put.item());
                common(constraints, member, action);
            }
            case TransactDelete delete -> {
                String member = at + "delete.";
                constraints.notNull(member + "key", delete.key());
                common(constraints, member, action);
            }
            case TransactUpdate update -> {
                String member = at + "update.";
                constraints
                        .notNull(member + "key", update.key())
                        .notNull(member + "updateExpression", update.updateExpression());
                common(constraints, member, action);
            }
            case TransactConditionCheck check -> {
                String member = at + "conditionCheck.";
                constraints
                        .notNull(member + "key", check.key())
                        .notNull(member + "conditionExpression", check.conditionExpression());
                common(constraints, member, action);
            }
        }
    }

    private static void common(Constraints constraints, String member, TransactAction action) {
        constraints
                .notNull(member + "tableName", action.tableName())
                .choice(
                        member + "returnValuesOnConditionCheckFailure",
                        EnumParameter.RETURN_VALUES_ON_FAILURE,
                        action.returnValuesOnConditionCheckFailure());
    }

    private static void checkValues(TransactAction action) {
        Item item = Objects.requireNonNull(
                switch (action) {
                    case TransactPut put -> put.item();
                    case TransactDelete delete -> delete.key();
                    case TransactUpdate update -> update.key();
                    case TransactConditionCheck check -> check.key();
                });
        ItemCheck.values(item);
        ItemCheck.size(item);
    }

    private static void checkExpressions(TransactAction action) {
        ExpressionParameters parameters = new ExpressionParameters(action.placeholders(), LegacyParameters.NONE);
        if (action instanceof TransactUpdate update) {
            parameters.expression("UpdateExpression", update.updateExpression());
        }
        parameters
                .expression("ConditionExpression", action.conditionExpression())
                .check();
    }
}
