package io.azulejo.engine.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** Step that writes several items with TransactWriteItems, all or nothing. */
record TransactWriteStep(List<Action> actions) implements Step {
    private static final Map<String, Object> NO_REASON = Map.of("code", "None", "message", "", "item", Map.of());

    /** An action: a put has an item, an update has edits, a delete has neither, a check has only its condition. */
    sealed interface Action {
        TableShape table();

        Map<String, AttributeValue> key();

        Optional<GeneratedCondition> condition();

        TransactWriteItem in(Backend backend);
    }

    record Put(TableShape table, Map<String, AttributeValue> item, Optional<GeneratedCondition> condition)
            implements Action {
        @Override
        public Map<String, AttributeValue> key() {
            return ReferenceModel.key(table, item);
        }

        @Override
        public TransactWriteItem in(Backend backend) {
            ExpressionText words = new ExpressionText();
            String text = condition.map(asked -> asked.in(words)).orElse(null);
            return TransactWriteItem.builder()
                    .put(put -> put.tableName(backend.name(table))
                            .item(item)
                            .conditionExpression(text)
                            .returnValuesOnConditionCheckFailure(Conditions.onFailure(true))
                            .expressionAttributeNames(words.names())
                            .expressionAttributeValues(words.values()))
                    .build();
        }
    }

    record Update(
            TableShape table, Map<String, AttributeValue> key, List<Edit> edits, Optional<GeneratedCondition> condition)
            implements Action {
        @Override
        public TransactWriteItem in(Backend backend) {
            ExpressionText words = new ExpressionText();
            String update = UpdateStep.expression(edits, words);
            String text = condition.map(asked -> asked.in(words)).orElse(null);
            return TransactWriteItem.builder()
                    .update(item -> item.tableName(backend.name(table))
                            .key(key)
                            .updateExpression(update)
                            .conditionExpression(text)
                            .returnValuesOnConditionCheckFailure(Conditions.onFailure(true))
                            .expressionAttributeNames(words.names())
                            .expressionAttributeValues(words.values()))
                    .build();
        }
    }

    record Delete(TableShape table, Map<String, AttributeValue> key, Optional<GeneratedCondition> condition)
            implements Action {
        @Override
        public TransactWriteItem in(Backend backend) {
            ExpressionText words = new ExpressionText();
            String text = condition.map(asked -> asked.in(words)).orElse(null);
            return TransactWriteItem.builder()
                    .delete(delete -> delete.tableName(backend.name(table))
                            .key(key)
                            .conditionExpression(text)
                            .returnValuesOnConditionCheckFailure(Conditions.onFailure(true))
                            .expressionAttributeNames(words.names())
                            .expressionAttributeValues(words.values()))
                    .build();
        }
    }

    record Check(TableShape table, Map<String, AttributeValue> key, GeneratedCondition asked) implements Action {
        @Override
        public Optional<GeneratedCondition> condition() {
            return Optional.of(asked);
        }

        @Override
        public TransactWriteItem in(Backend backend) {
            ExpressionText words = new ExpressionText();
            String text = asked.in(words);
            return TransactWriteItem.builder()
                    .conditionCheck(check -> check.tableName(backend.name(table))
                            .key(key)
                            .conditionExpression(text)
                            .returnValuesOnConditionCheckFailure(Conditions.onFailure(true))
                            .expressionAttributeNames(words.names())
                            .expressionAttributeValues(words.values()))
                    .build();
        }
    }

    @Override
    public Map<String, Object> on(Backend backend) {
        List<TransactWriteItem> items =
                actions.stream().map(action -> action.in(backend)).toList();
        backend.client().transactWriteItems(request -> request.transactItems(items));
        return Map.of();
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        List<Map<String, Object>> reasons = new ArrayList<>();
        List<Runnable> writes = new ArrayList<>();
        for (Action action : actions) {
            try {
                writes.add(write(model, action));
                reasons.add(NO_REASON);
            } catch (ModelError refusal) {
                reasons.add(refusal.reason());
            }
        }
        if (writes.size() < actions.size()) {
            throw ModelError.cancelled(reasons);
        }
        writes.forEach(Runnable::run);
        return Map.of();
    }

    private static Runnable write(ReferenceModel model, Action action) {
        TableShape table = action.table();
        Map<String, AttributeValue> old = model.get(table, action.key());
        Conditions.check(action.condition(), old, true);
        return switch (action) {
            case Put put -> () -> model.put(table, put.item());
            case Delete delete -> () -> model.delete(table, delete.key());
            case Check check -> () -> {};
            case Update update -> {
                Map<String, AttributeValue> updated = UpdateStep.updated(table, update.key(), old, update.edits());
                yield () -> UpdateStep.write(model, table, updated);
            }
        };
    }
}
