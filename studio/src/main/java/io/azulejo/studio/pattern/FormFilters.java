package io.azulejo.studio.pattern;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.studio.json.StudioItemJson;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.expression.DocumentPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Conversion of a filter in a form, a list of attribute, operator and value that must all hold, to a condition. */
final class FormFilters {
    /** Attribute that no item has. An access pattern needs some condition even if the form has none. */
    private static final String NO_ATTRIBUTE = "studio:none";

    private FormFilters() {}

    static Condition<Object> read(String path, @Nullable Object tree) {
        List<Condition<?>> conditions = new ArrayList<>();
        if (tree instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) {
                conditions.add(condition(path + "." + i, list.get(i)));
            }
        } else if (tree != null && !tree.equals("")) {
            throw ProblemException.invalid(path, "must be a list of attribute, operator and value");
        }
        return conditions.isEmpty()
                ? new Condition.Missing<>(DocumentPath.of(NO_ATTRIBUTE))
                : new Condition.All<>(conditions);
    }

    private static Condition<?> condition(String path, @Nullable Object tree) {
        if (!(tree instanceof Map<?, ?> members)
                || !(members.get("attribute") instanceof String attribute)
                || !(members.get("operator") instanceof String operator)) {
            throw ProblemException.invalid(path, "must have an attribute and an operator");
        }
        DocumentPath at = DocumentPath.of(attribute);
        return switch (operator) {
            case "exists" -> new Condition.Exists<>(at);
            case "missing" -> new Condition.Missing<>(at);
            case "begins_with" ->
                new Condition.BeginsWith<>(at, value(path, members).s());
            case "contains" -> new Condition.Contains<>(at, value(path, members));
            case "=" -> compare(at, Condition.Operator.EQUAL, path, members);
            case "<>" -> compare(at, Condition.Operator.NOT_EQUAL, path, members);
            case "<" -> compare(at, Condition.Operator.LESS, path, members);
            case "<=" -> compare(at, Condition.Operator.LESS_OR_EQUAL, path, members);
            case ">" -> compare(at, Condition.Operator.GREATER, path, members);
            case ">=" -> compare(at, Condition.Operator.GREATER_OR_EQUAL, path, members);
            default ->
                throw ProblemException.invalid(
                        path + ".operator",
                        "must be one of =, <>, <, <=, >, >=, begins_with, contains, exists and missing");
        };
    }

    private static Condition<?> compare(DocumentPath at, Condition.Operator operator, String path, Map<?, ?> members) {
        return new Condition.Compare<>(at, operator, value(path, members));
    }

    private static AttributeValue value(String path, Map<?, ?> members) {
        return StudioItemJson.value(path + ".value", members.get("value"));
    }
}
