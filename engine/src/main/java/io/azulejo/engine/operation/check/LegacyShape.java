package io.azulejo.engine.operation.check;

import io.azulejo.engine.request.AttributeCondition;
import io.azulejo.engine.request.LegacyParameters;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Constraints on single legacy parameters. */
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
                            "attributeUpdates." + name + ".member.action",
                            EnumParameter.ATTRIBUTE_ACTION,
                            update.action()));
        }
        if (parameters.expected() != null) {
            parameters
                    .expected()
                    .forEach((name, expected) -> constraints.choice(
                            "expected." + name + ".member.comparisonOperator",
                            EnumParameter.COMPARISON_OPERATOR,
                            expected.comparisonOperator()));
        }
        conditions(constraints, "keyConditions", parameters.keyConditions());
        conditions(constraints, "queryFilter", parameters.queryFilter());
        conditions(constraints, "scanFilter", parameters.scanFilter());
        constraints.choice(EnumParameter.CONDITIONAL_OPERATOR, parameters.conditionalOperator());
    }

    private static void conditions(
            Constraints constraints, String parameter, @Nullable Map<String, AttributeCondition> conditions) {
        if (conditions != null) {
            conditions.forEach((name, condition) -> {
                String at = parameter + "." + name + ".member.comparisonOperator";
                constraints
                        .notNull(at, condition.comparisonOperator())
                        .choice(at, EnumParameter.COMPARISON_OPERATOR, condition.comparisonOperator());
            });
        }
    }
}
