package io.azulejo.studio.browse;

import io.azulejo.http.problem.ProblemException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Expressions of one request, with the placeholders of their names and values. For one thread. */
final class SearchExpressions {
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, AttributeValue> values = new LinkedHashMap<>();

    Map<String, String> names() {
        return names;
    }

    Map<String, AttributeValue> values() {
        return values;
    }

    /** Returns the condition that each partition key attribute has its value. */
    String partition(List<String> attributes, List<AttributeValue> partition) {
        if (attributes.size() < partition.size()) {
            throw ProblemException.invalid("partition", "has more values than the key has attributes");
        }
        List<String> conditions = new ArrayList<>();
        for (int i = 0; i < partition.size(); i++) {
            conditions.add(name(attributes.get(i)) + " = " + value(partition.get(i)));
        }
        return String.join(" AND ", conditions);
    }

    String all(List<ItemSearch.Test> tests) {
        return String.join(" AND ", tests.stream().map(this::test).toList());
    }

    String test(ItemSearch.Test test) {
        String name = name(test.attribute());
        return switch (test.operator()) {
            case "=", "<>", "<", "<=", ">", ">=" -> name + " " + test.operator() + " " + value(one(test, 0));
            case "between" -> name + " BETWEEN " + value(one(test, 0)) + " AND " + value(one(test, 1));
            case "begins_with", "contains" -> test.operator() + "(" + name + ", " + value(one(test, 0)) + ")";
            case "exists" -> "attribute_exists(" + name + ")";
            case "missing" -> "attribute_not_exists(" + name + ")";
            default ->
                throw ProblemException.invalid(
                        test.attribute(),
                        "has the operator " + test.operator()
                                + "; operators are =, <>, <, <=, >, >=, between, begins_with, contains, exists and"
                                + " missing");
        };
    }

    private static AttributeValue one(ItemSearch.Test test, int index) {
        if (test.values().size() <= index) {
            throw ProblemException.invalid(test.attribute(), "needs a value to compare with");
        }
        return test.values().get(index);
    }

    private String name(String attribute) {
        String alias = "#n" + names.size();
        names.put(alias, attribute);
        return alias;
    }

    private String value(AttributeValue value) {
        String alias = ":v" + values.size();
        values.put(alias, value);
        return alias;
    }
}
