package io.azulejo.engine.expression;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.Utf8;

/** Request parameter that an expression came in. Every error message about the expression starts with its name. */
enum ExpressionKind {
    CONDITION("ConditionExpression"),
    FILTER("FilterExpression"),
    KEY_CONDITION("KeyConditionExpression"),
    PROJECTION("ProjectionExpression"),
    UPDATE("UpdateExpression"),
    /** Built from something other than an expression's text. Error messages about it name no parameter. */
    COMPOSED("");

    private static final int MAXIMUM_BYTES = 4096;

    private final String parameter;

    ExpressionKind(String parameter) {
        this.parameter = parameter;
    }

    EngineException invalid(String problem) {
        return EngineException.validation(parameter.isEmpty() ? problem : "Invalid " + parameter + ": " + problem);
    }

    /** Checks the length of the text. DynamoDB measures it as sent, before placeholders are resolved. */
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
