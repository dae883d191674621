package io.azulejo.engine.operation;

import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.expression.Expressions;
import io.azulejo.engine.expression.PlaceholderUse;
import io.azulejo.engine.expression.UpdateExpression;
import io.azulejo.engine.legacy.LegacyConditions;
import io.azulejo.engine.legacy.LegacyUpdates;
import io.azulejo.engine.request.LegacyParameters;
import io.azulejo.engine.request.Placeholders;
import org.jspecify.annotations.Nullable;

/** The expressions of one write, parsed and bound, with all placeholders used. */
record WriteExpressions(
        @Nullable UpdateExpression update, @Nullable ConditionExpression condition) {
    private static final WriteExpressions NONE = new WriteExpressions(null, null);

    static WriteExpressions of(
            Expressions expressions,
            @Nullable String updateText,
            @Nullable String conditionText,
            Placeholders placeholders,
            LegacyParameters legacy) {
        if (updateText == null && conditionText == null) {
            return legacy.equals(LegacyParameters.NONE)
                    ? NONE
                    : new WriteExpressions(LegacyUpdates.of(legacy), LegacyConditions.expected(legacy));
        }
        PlaceholderUse use = PlaceholderUse.of(placeholders);
        UpdateExpression update = updateText == null ? null : expressions.update(updateText, use);
        ConditionExpression condition = conditionText == null ? null : expressions.condition(conditionText, use);
        use.checkAllUsed();
        return new WriteExpressions(update, condition);
    }
}
