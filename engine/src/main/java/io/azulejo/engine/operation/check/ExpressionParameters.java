package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.legacy.LegacyCheck;
import io.azulejo.engine.request.LegacyParameters;
import io.azulejo.engine.request.Placeholders;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Expressions present in a request, checked against the parameters that require or exclude expressions. Not
 * thread-safe; one instance per request.
 */
public final class ExpressionParameters {
    private static final String PROJECTION = "ProjectionExpression";
    private static final String KEY_CONDITION = "KeyConditionExpression";

    private final Placeholders placeholders;
    private final LegacyParameters legacy;
    private final List<String> known = new ArrayList<>(3);
    private final List<String> given = new ArrayList<>(3);

    public ExpressionParameters(Placeholders placeholders, LegacyParameters legacy) {
        this.placeholders = placeholders;
        this.legacy = legacy;
    }

    public ExpressionParameters expression(String parameter, @Nullable String text) {
        known.add(parameter);
        if (text != null) {
            given.add(parameter);
        }
        return this;
    }

    public void check() {
        List<String> legacyGiven = legacy.given();
        // The key condition alone may be of the old kind while the other parameters are expressions.
        boolean compatible = legacyGiven.equals(List.of("KeyConditions")) && !given.contains(KEY_CONDITION);
        if (!legacyGiven.isEmpty() && !given.isEmpty() && !compatible) {
            throw EngineException.validation("Can not use both expression and non-expression parameters in the same"
                    + " request: Non-expression parameters: {" + String.join(", ", legacyGiven)
                    + "} Expression parameters: {" + String.join(", ", given) + "}");
        }
        if (placeholders.names() != null && given.isEmpty()) {
            throw EngineException.validation("ExpressionAttributeNames can only be specified when using expressions");
        }
        if (placeholders.values() != null) {
            checkValues();
        }
        LegacyCheck.check(legacy);
    }

    private void checkValues() {
        List<String> withValues = new ArrayList<>(known);
        withValues.remove(PROJECTION);
        for (String parameter : given) {
            if (withValues.contains(parameter)) {
                return;
            }
        }
        if (!withValues.isEmpty()) {
            throw EngineException.validation("ExpressionAttributeValues can only be specified when using expressions: "
                    + String.join(" and ", withValues) + (withValues.size() > 1 ? " are null" : " is null"));
        }
    }

    /** Rejects parameters that the engine does not support. Nothing is ever ignored silently. */
    public static void reject(Set<String> unsupported) {
        if (!unsupported.isEmpty()) {
            throw EngineException.validation("This engine does not support the "
                    + (unsupported.size() == 1 ? "parameter " : "parameters ") + String.join(", ", unsupported));
        }
    }
}
