package io.azulejo.engine.expression;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.Utf8;

/** The request parameter that an expression came in; every complaint about the expression starts with its name. */
enum ExpressionKind {
    CONDITION("ConditionExpression"),
    FILTER("FilterExpression"),
    KEY_CONDITION("KeyConditionExpression"),
    PROJECTION("ProjectionExpression"),
    UPDATE("UpdateExpression"),
    /** Composed from something else than an expression's text; complaints about it name no parameter. */
    COMPOSED("");

    private static final int MAXIMUM_BYTES = 4096;

    private final String parameter;

    ExpressionKind(String parameter) {
        this.parameter = parameter;
    }

    EngineException invalid(String problem) {
        return EngineException.validation(parameter.isEmpty() ? problem : "Invalid " + parameter + ": " + problem);
    }

    /** DynamoDB measures the text as it was sent, before placeholders are resolved. */
    void checkLength(String text) {
        if (text.isEmpty()) {
            throw invalid("The expression can not be empty;");
        }
        int bytes = Utf8.length(text);
        if (bytes > MAXIMUM_BYTES) {
            throw invalid("Expression size has exceeded the maximum allowed size; expression size: " + bytes);
        }
    }
}
