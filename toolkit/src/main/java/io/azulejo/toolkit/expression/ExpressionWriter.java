package io.azulejo.toolkit.expression;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Builder of the expressions of one request. It replaces every name and value by a placeholder, because DynamoDB
 * reserves hundreds of words and names may contain any character. Not thread-safe.
 */
public final class ExpressionWriter {
    private final Map<String, String> aliases = new HashMap<>();
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, AttributeValue> values = new LinkedHashMap<>();

    /** Returns the attribute names by placeholder. */
    public Map<String, String> names() {
        return names;
    }

    /** Returns the attribute values by placeholder. */
    public Map<String, AttributeValue> values() {
        return values;
    }

    public String name(String attribute) {
        return aliases.computeIfAbsent(attribute, name -> {
            String alias = "#n" + names.size();
            names.put(alias, name);
            return alias;
        });
    }

    public String value(AttributeValue value) {
        String alias = ":v" + values.size();
        values.put(alias, value);
        return alias;
    }

    public String path(DocumentPath path) {
        if (path.steps().isEmpty()) {
            throw new IllegalArgumentException("A component that is stored in the key only cannot be in a condition");
        }
        StringBuilder text = new StringBuilder();
        for (DocumentPath.Step step : path.steps()) {
            switch (step) {
                case DocumentPath.Step.Name name ->
                    text.append(text.isEmpty() ? "" : ".").append(name(name.name()));
                case DocumentPath.Step.Index index ->
                    text.append('[').append(index.index()).append(']');
            }
        }
        return text.toString();
    }

    public String condition(Condition<?> condition) {
        return switch (condition) {
            case Condition.Compare<?> compare ->
                path(compare.path()) + " " + compare.operator().sign() + " " + value(compare.value());
            case Condition.CompareAttributes<?> compare ->
                path(compare.path()) + " " + compare.operator().sign() + " " + path(compare.other());
            case Condition.Between<?> between ->
                path(between.path()) + " BETWEEN " + value(between.low()) + " AND " + value(between.high());
            case Condition.In<?> in ->
                path(in.path()) + in.values().stream().map(this::value).collect(Collectors.joining(", ", " IN (", ")"));
            case Condition.Exists<?> exists -> "attribute_exists(" + path(exists.path()) + ")";
            case Condition.Missing<?> missing -> "attribute_not_exists(" + path(missing.path()) + ")";
            case Condition.BeginsWith<?> begins ->
                "begins_with(" + path(begins.path()) + ", " + value(AttributeValue.fromS(begins.prefix())) + ")";
            case Condition.Contains<?> contains ->
                "contains(" + path(contains.path()) + ", " + value(contains.value()) + ")";
            case Condition.Size<?> size ->
                "size(" + path(size.path()) + ") " + size.operator().sign() + " "
                        + value(AttributeValue.fromN(Integer.toString(size.size())));
            case Condition.All<?> all -> joined(all.conditions(), " AND ");
            case Condition.Any<?> any -> joined(any.conditions(), " OR ");
            case Condition.Not<?> not -> "NOT (" + condition(not.condition()) + ")";
        };
    }

    public String update(List<UpdateAction> actions) {
        StringJoiner clauses = new StringJoiner(" ");
        clause(clauses, "SET ", actions, this::set);
        clause(
                clauses,
                "REMOVE ",
                actions,
                action -> action instanceof UpdateAction.Remove remove ? path(remove.path()) : "");
        clause(
                clauses,
                "ADD ",
                actions,
                action -> action instanceof UpdateAction.Add add ? path(add.path()) + " " + value(add.value()) : "");
        clause(
                clauses,
                "DELETE ",
                actions,
                action -> action instanceof UpdateAction.Delete delete
                        ? path(delete.path()) + " " + value(delete.elements())
                        : "");
        return clauses.toString();
    }

    private static void clause(
            StringJoiner clauses, String keyword, List<UpdateAction> actions, Function<UpdateAction, String> write) {
        String written =
                actions.stream().map(write).filter(text -> !text.isEmpty()).collect(Collectors.joining(", "));
        if (!written.isEmpty()) {
            clauses.add(keyword + written);
        }
    }

    private String set(UpdateAction action) {
        return switch (action) {
            case UpdateAction.Set set -> path(set.path()) + " = " + value(set.value());
            case UpdateAction.SetIfMissing set ->
                path(set.path()) + " = if_not_exists(" + path(set.path()) + ", " + value(set.value()) + ")";
            case UpdateAction.Append append -> append(append);
            case UpdateAction.AddToDefault add ->
                path(add.path()) + " = if_not_exists(" + path(add.path()) + ", " + value(add.byDefault()) + ") + "
                        + value(add.value());
            case UpdateAction.Remove remove -> "";
            case UpdateAction.Add add -> "";
            case UpdateAction.Delete delete -> "";
        };
    }

    private String append(UpdateAction.Append append) {
        String path = path(append.path());
        String list = "if_not_exists(" + path + ", " + value(AttributeValue.fromL(List.of())) + ")";
        String more = value(append.values());
        return path + " = list_append("
                + (append.end() == UpdateAction.Append.End.BACK ? list + ", " + more : more + ", " + list) + ")";
    }

    private String joined(List<Condition<?>> conditions, String operator) {
        if (conditions.size() == 1) {
            // DynamoDB refuses redundant parentheses.
            return condition(conditions.getFirst());
        }
        return conditions.stream().map(each -> "(" + condition(each) + ")").collect(Collectors.joining(operator));
    }
}
