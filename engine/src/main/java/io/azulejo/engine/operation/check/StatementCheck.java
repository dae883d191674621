package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.StatementInput;
import io.azulejo.engine.value.Value;
import java.util.List;
import java.util.Objects;

/** Checks of PartiQL statements as callers sent them, before they are read. */
public final class StatementCheck {
    private static final int MOST_CHARACTERS = 8192;

    private StatementCheck() {}

    /** Notes what is wrong with a statement; {@code prefix} says where in the request it stands. */
    public static void shape(Constraints constraints, String prefix, StatementInput input) {
        String statement = input.statement();
        constraints.notNull(prefix + "statement", statement);
        if (statement != null) {
            constraints.length(prefix + "statement", statement.length(), 1, MOST_CHARACTERS, statement);
        }
        if (input.parameters() != null) {
            constraints.length(
                    prefix + "parameters", input.parameters().size(), 1, Integer.MAX_VALUE, input.parameters());
        }
        constraints.choice(
                prefix + "returnValuesOnConditionCheckFailure",
                Choice.RETURN_VALUES_ON_FAILURE,
                input.returnValuesOnConditionCheckFailure());
    }

    /** Refuses parameters that are no values; DynamoDB looks at them before it reads the statement. */
    public static List<Value> parameters(StatementInput input) {
        if (input.problem() != null) {
            throw EngineException.validation(input.problem());
        }
        return Objects.requireNonNullElse(input.parameters(), List.of());
    }
}
