package io.azulejo.engine.operation.check;

import io.azulejo.engine.request.AttributeCondition;
import io.azulejo.engine.request.LegacyParameters;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The constraints on single parameters from before there were expressions. */
final class LegacyShape {
    private LegacyShape() {}

    static void check(Constraints constraints, LegacyParameters parameters) {
        if (parameters.attributesToGet() != null) {
            constraints.length(
                    "attributesToGet",
                    parameters.attributesToGet().size(),
                    1,
                    Integer.MAX_VALUE,
                    parameters.attributesToGet());
        }
        if (parameters.attributeUpdates() != null) {
            parameters
                    .attributeUpdates()
                    .forEach((name, update) -> constraints.choice(
                            "attributeUpdates." + name + ".member.action", Choice.ATTRIBUTE_ACTION, update.action()));
        }
        if (parameters.expected() != null) {
            parameters
                    .expected()
                    .forEach((name, expected) -> constraints.choice(
                            "expected." + name + ".member.comparisonOperator",
                            Choice.COMPARISON_OPERATOR,
                            expected.comparisonOperator()));
        }
        conditions(constraints, "keyConditions", parameters.keyConditions());
        conditions(constraints, "queryFilter", parameters.queryFilter());
        conditions(constraints, "scanFilter", parameters.scanFilter());
        constraints.choice(Choice.CONDITIONAL_OPERATOR, parameters.conditionalOperator());
    }

    private static void conditions(
            Constraints constraints, String parameter, @Nullable Map<String, AttributeCondition> conditions) {
        if (conditions != null) {
            conditions.forEach((name, condition) -> {
                String at = parameter + "." + name + ".member.comparisonOperator";
                constraints
                        .notNull(at, condition.comparisonOperator())
                        .choice(at, Choice.COMPARISON_OPERATOR, condition.comparisonOperator());
            });
        }
    }
}
