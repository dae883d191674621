package io.azulejo.engine.model;

import io.azulejo.engine.model.TableShape.IndexShape;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

record UpdateStep(
        TableShape table,
        Map<String, AttributeValue> key,
        List<Edit> edits,
        Optional<GeneratedCondition> condition,
        ReturnValue returnValues,
        boolean returnItemOnFailure)
        implements Step {
    /** Maximum size of a sort key. A partition key may be twice as long, which no text of these tests is. */
    private static final int LONGEST_SORT_KEY = 1024;

    @Override
    public Map<String, Object> on(Backend backend) {
        ExpressionText words = new ExpressionText();
        UpdateItemRequest.Builder request = UpdateItemRequest.builder()
                .tableName(backend.name(table))
                .key(key)
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
                .returnValues(returnValues);
        if (!edits.isEmpty()) {
            request.updateExpression(expression(edits, words));
        }
        condition.ifPresent(asked -> request.conditionExpression(asked.in(words))
                .returnValuesOnConditionCheckFailure(Conditions.onFailure(returnItemOnFailure)));
        request.expressionAttributeNames(words.names()).expressionAttributeValues(words.values());
        UpdateItemResponse response = backend.client().updateItem(request.build());
        return Map.of(
                "attributes",
                Values.canonical(response.attributes()),
                "units",
                response.consumedCapacity().capacityUnits());
    }

    /**
     * Returns the update expression. The edits of a section are grouped, because DynamoDB accepts each section only
     * once.
     */
    static String expression(List<Edit> edits, ExpressionText words) {
        StringBuilder expression = new StringBuilder();
        String section = "";
        for (Edit edit : edits) {
            expression.append(edit.section().equals(section) ? ", " : " " + edit.section() + " ");
            expression.append(edit.in(words));
            section = edit.section();
        }
        return expression.toString();
    }

    @Override
    public Map<String, Object> on(ReferenceModel model) {
        checkKnownTypes(table, edits);
        Map<String, AttributeValue> old = model.get(table, key);
        Conditions.check(condition, old, returnItemOnFailure);
        Map<String, AttributeValue> updated = updated(table, key, old, edits);
        write(model, table, updated);
        List<Path> targets = edits.stream().map(Edit::target).toList();
        Map<String, AttributeValue> attributes = switch (returnValues) {
            case ALL_OLD -> old;
            case ALL_NEW -> updated;
            case UPDATED_OLD -> ProjectionEvaluator.of(old, targets);
            case UPDATED_NEW -> ProjectionEvaluator.of(updated, targets);
            default -> Map.of();
        };
        return Map.of(
                "attributes", Values.canonical(attributes), "units", Sizes.written(model.now(table), old, updated));
    }

    /** Rejects index keys that would get a wrong type regardless of the item. */
    static void checkKnownTypes(TableShape table, List<Edit> edits) {
        for (IndexShape index : table.indexes()) {
            for (String name : index.key().names()) {
                String wanted = String.valueOf(TableShape.KEY_TYPES.get(name));
                for (Edit edit : edits) {
                    String type = edit.target().equals(new Path(name))
                            ? edit.knownType().orElse(wanted)
                            : wanted;
                    if (!type.equals(wanted)) {
                        throw ModelError.validation(
                                "One or more parameter values were invalid: Type mismatch for Index Key " + name
                                        + " Expected: " + wanted + " Actual: " + type + " IndexName: " + index.name());
                    }
                }
            }
        }
    }

    static void write(ReferenceModel model, TableShape table, Map<String, AttributeValue> updated) {
        if (!updated.isEmpty()) {
            model.put(table, updated);
        }
    }

    /** Returns the item after the update; empty if there was none and the update only removes. */
    static Map<String, AttributeValue> updated(
            TableShape table, Map<String, AttributeValue> key, Map<String, AttributeValue> old, List<Edit> edits) {
        Map<String, AttributeValue> updated = ModelUpdateEvaluator.of(old.isEmpty() ? key : old, !old.isEmpty(), edits);
        boolean onlyTakesAway = !edits.isEmpty()
                && edits.stream().allMatch(edit -> edit instanceof Edit.Remove || edit instanceof Edit.Delete);
        if (old.isEmpty() && onlyTakesAway) {
            return Map.of();
        }
        for (IndexShape index : table.indexes()) {
            for (String name : index.key().names()) {
                AttributeValue value = updated.get(name);
                if (value != null && !Values.type(value).equals(TableShape.KEY_TYPES.get(name))) {
                    throw ModelError.validation(
                            "The update expression attempted to update the secondary index key to unsupported type");
                }
                if (value != null && "".equals(value.s())) {
                    throw ModelError.validation("One or more parameter values are not valid. The update expression"
                            + " attempted to update a secondary index key to a value that is not supported. The"
                            + " AttributeValue for a key attribute cannot contain an empty string value.");
                }
                boolean tooLong =
                        value != null && value.s() != null && value.s().length() > LONGEST_SORT_KEY;
                if (tooLong && name.equals(index.key().sort())) {
                    throw ModelError.validation(
                            "One or more parameter values were invalid: Aggregated size of all range"
                                    + " keys has exceeded the size limit of 1024 bytes");
                }
            }
        }
        return updated;
    }
}
