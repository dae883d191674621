package io.azulejo.engine.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The legacy parameters of a request; null if the caller gave none. The problem is DynamoDB's error message about an
 * invalid value.
 */
public record LegacyParameters(
        @Nullable List<String> attributesToGet,
        @Nullable Map<String, AttributeUpdate> attributeUpdates,
        @Nullable Map<String, ExpectedAttribute> expected,
        @Nullable Map<String, AttributeCondition> keyConditions,
        @Nullable Map<String, AttributeCondition> queryFilter,
        @Nullable Map<String, AttributeCondition> scanFilter,
        @Nullable String conditionalOperator,
        @Nullable String problem) {
    public static final LegacyParameters NONE = new LegacyParameters(null, null, null, null, null, null, null, null);

    /** Returns the filter of a query or scan. */
    public @Nullable Map<String, AttributeCondition> filter() {
        return queryFilter == null ? scanFilter : queryFilter;
    }

    /** Returns the names of the parameters that were given, in the order in which DynamoDB lists them. */
    public List<String> given() {
        if (equals(NONE)) {
            return List.of();
        }
        List<String> names = new ArrayList<>();
        add(names, "AttributesToGet", attributesToGet);
        add(names, "AttributeUpdates", attributeUpdates);
        add(names, "QueryFilter", queryFilter);
        add(names, "ScanFilter", scanFilter);
        add(names, "Expected", expected);
        add(names, "ConditionalOperator", conditionalOperator);
        add(names, "KeyConditions", keyConditions);
        return names;
    }

    private static void add(List<String> names, String name, @Nullable Object value) {
        if (value != null) {
            names.add(name);
        }
    }
}
