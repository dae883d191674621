package io.azulejo.studio.edit;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.studio.browse.KeyAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/**
 * Editor of single items. It writes only the edited attributes, and only if they still have the values that the user
 * saw; concurrent changes to other attributes are kept. Thread-safe.
 */
public final class ItemEditor {
    private final DynamoDbClient client;

    public ItemEditor(DynamoDbClient client) {
        this.client = client;
    }

    public void create(TableDescription table, Map<String, AttributeValue> item) {
        try {
            client.putItem(put -> put.tableName(table.tableName())
                    .item(item)
                    .conditionExpression("attribute_not_exists(#pk)")
                    .expressionAttributeNames(Map.of("#pk", tableKeys(table).getFirst())));
        } catch (ConditionalCheckFailedException e) {
            throw ProblemException.conflict("An item with this key already exists");
        }
    }

    public void save(TableDescription table, Map<String, AttributeValue> old, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = key(table, old);
        if (!key.equals(key(table, item))) {
            throw ProblemException.invalid(
                    "item", "has another key than before; save it as a new item and delete the old one");
        }
        Expression expression = new Expression();
        List<String> sets = new ArrayList<>();
        List<String> removes = new ArrayList<>();
        List<String> conditions = new ArrayList<>();
        conditions.add("attribute_exists(" + expression.name(tableKeys(table).getFirst()) + ")");
        Set<String> names = new LinkedHashSet<>(old.keySet());
        names.addAll(item.keySet());
        for (String name : names) {
            AttributeValue before = old.get(name);
            AttributeValue after = item.get(name);
            if (Objects.equals(before, after)) {
                continue;
            }
            String alias = expression.name(name);
            conditions.add(
                    before == null ? "attribute_not_exists(" + alias + ")" : alias + " = " + expression.value(before));
            if (after == null) {
                removes.add(alias);
            } else {
                sets.add(alias + " = " + expression.value(after));
            }
        }
        if (sets.isEmpty() && removes.isEmpty()) {
            return;
        }
        String update = (sets.isEmpty() ? "" : "SET " + String.join(", ", sets) + " ")
                + (removes.isEmpty() ? "" : "REMOVE " + String.join(", ", removes));
        runConditional(() -> client.updateItem(request -> request.tableName(table.tableName())
                .key(key)
                .updateExpression(update.trim())
                .conditionExpression(String.join(" AND ", conditions))
                .expressionAttributeNames(expression.names)
                .expressionAttributeValues(expression.values.isEmpty() ? null : expression.values)));
    }

    /** Deletes the item if none of its attributes has changed. */
    public void delete(TableDescription table, Map<String, AttributeValue> old) {
        Expression expression = new Expression();
        List<String> conditions = new ArrayList<>();
        old.forEach((name, value) -> conditions.add(expression.name(name) + " = " + expression.value(value)));
        runConditional(() -> client.deleteItem(request -> request.tableName(table.tableName())
                .key(key(table, old))
                .conditionExpression(String.join(" AND ", conditions))
                .expressionAttributeNames(expression.names)
                .expressionAttributeValues(expression.values)));
    }

    private static void runConditional(Runnable write) {
        try {
            write.run();
        } catch (ConditionalCheckFailedException e) {
            throw ProblemException.of(
                    ProblemType.PRECONDITION_FAILED, "The item has since changed or was deleted: load it again");
        }
    }

    private static Map<String, AttributeValue> key(TableDescription table, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        for (String attribute : tableKeys(table)) {
            @Nullable AttributeValue value = item.get(attribute);
            if (value == null) {
                throw ProblemException.invalid("item." + attribute, "is required: it is part of the table's key");
            }
            key.put(attribute, value);
        }
        return key;
    }

    private static List<String> tableKeys(TableDescription table) {
        return KeyAttributes.all(table).getFirst().attributes();
    }

    /** Aliases of the names and values in one request. */
    private static final class Expression {
        private final Map<String, String> names = new HashMap<>();
        private final Map<String, AttributeValue> values = new HashMap<>();

        String name(String attribute) {
            String alias = "#n" + names.size();
            names.put(alias, attribute);
            return alias;
        }

        String value(AttributeValue value) {
            String alias = ":v" + values.size();
            values.put(alias, value);
            return alias;
        }
    }
}
