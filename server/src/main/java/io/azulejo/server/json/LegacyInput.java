package io.azulejo.server.json;

import io.azulejo.engine.request.AttributeCondition;
import io.azulejo.engine.request.AttributeUpdate;
import io.azulejo.engine.request.ExpectedAttribute;
import io.azulejo.engine.request.LegacyParameters;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.Value;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collector of the legacy parameters of a request. Not thread-safe; one instance per request. */
final class LegacyInput {
    private static final String PACKAGE = "com.amazonaws.dynamodb.v20120810.";

    private @Nullable List<String> attributesToGet;
    private @Nullable Map<String, AttributeUpdate> attributeUpdates;
    private @Nullable Map<String, ExpectedAttribute> expected;
    private @Nullable Map<String, AttributeCondition> keyConditions;
    private @Nullable Map<String, AttributeCondition> queryFilter;
    private @Nullable Map<String, AttributeCondition> scanFilter;
    private @Nullable String conditionalOperator;
    private @Nullable String problem;
    private boolean given;

    /** Reads one of the parameters. */
    void field(String name, JsonInput in) throws IOException {
        given |= !in.isNull();
        switch (name) {
            case "AttributesToGet" -> attributesToGet = in.list(in::text);
            case "AttributeUpdates" -> attributeUpdates = in.map(PACKAGE + "AttributeValueUpdate", () -> update(in));
            case "Expected" -> expected = in.map(PACKAGE + "ExpectedAttributeValue", () -> expected(in));
            case "KeyConditions" -> keyConditions = conditions(in);
            case "QueryFilter" -> queryFilter = conditions(in);
            case "ScanFilter" -> scanFilter = conditions(in);
            case "ConditionalOperator" -> conditionalOperator = in.string();
            default -> throw new IllegalArgumentException("Not a legacy parameter: " + name);
        }
    }

    LegacyParameters parameters() {
        return given
                ? new LegacyParameters(
                        attributesToGet,
                        attributeUpdates,
                        expected,
                        keyConditions,
                        queryFilter,
                        scanFilter,
                        conditionalOperator,
                        problem)
                : LegacyParameters.NONE;
    }

    private @Nullable Map<String, AttributeCondition> conditions(JsonInput in) throws IOException {
        return in.map(PACKAGE + "Condition", () -> {
            in.startStructure("Condition");
            @Nullable String comparisonOperator = null;
            @Nullable List<Value> values = null;
            for (String field = in.nextField(); field != null; field = in.nextField()) {
                switch (field) {
                    case "ComparisonOperator" -> comparisonOperator = in.string();
                    case "AttributeValueList" -> values = values(in);
                    default -> in.skip();
                }
            }
            return new AttributeCondition(comparisonOperator, values);
        });
    }

    private ExpectedAttribute expected(JsonInput in) throws IOException {
        in.startStructure("ExpectedAttributeValue");
        @Nullable Boolean exists = null;
        @Nullable Value value = null;
        @Nullable String comparisonOperator = null;
        @Nullable List<Value> values = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "Exists" -> exists = in.bool();
                case "Value" -> value = value(in);
                case "ComparisonOperator" -> comparisonOperator = in.string();
                case "AttributeValueList" -> values = values(in);
                default -> in.skip();
            }
        }
        return new ExpectedAttribute(exists, value, comparisonOperator, values);
    }

    private AttributeUpdate update(JsonInput in) throws IOException {
        in.startStructure("AttributeValueUpdate");
        @Nullable String action = null;
        @Nullable Value value = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "Action" -> action = in.string();
                case "Value" -> value = value(in);
                default -> in.skip();
            }
        }
        return new AttributeUpdate(action, value);
    }

    private @Nullable List<Value> values(JsonInput in) throws IOException {
        return decoded(ItemInput.parameters(in));
    }

    private @Nullable Value value(JsonInput in) throws IOException {
        List<Value> values = in.isNull() ? null : decoded(ItemInput.single(in));
        return values == null ? null : values.getFirst();
    }

    private @Nullable List<Value> decoded(@Nullable Item item) {
        if (item == null) {
            return null;
        }
        problem = problem == null ? item.problem() : problem;
        return List.copyOf(item.attributes().values());
    }
}
