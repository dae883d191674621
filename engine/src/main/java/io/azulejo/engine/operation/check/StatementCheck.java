package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.StatementInput;
import io.azulejo.engine.value.Value;
import java.util.List;
import java.util.Objects;

/** Checks of PartiQL statements as the caller sent them, before they are parsed. */
public final class StatementCheck {
    private static final int MAX_CHARACTERS = 8192;

    private StatementCheck() {}

    /** Records what is wrong with a statement; {@code prefix} is its position in the request. */
    public static void shape(Constraints constraints, String prefix, StatementInput input) {
        String statement = input.statement();
        constraints.notNull(prefix + "statement", statement);
        if (statement != null) {
            constraints.length(prefix + "statement", statement.length(), 1, MAX_CHARACTERS, statement);
        }
        if (input.parameters() != null) {
            constraints.length(
                    prefix + "parameters", input.parameters().size(), 1, Integer.MAX_VALUE, input.parameters());
        }
        constraints.choice(
                prefix + "returnValuesOnConditionCheckFailure",
                EnumParameter.RETURN_VALUES_ON_FAILURE,
                input.returnValuesOnConditionCheckFailure());
    }

    /** Rejects parameters that are not valid values. DynamoDB checks them before it parses the statement. */
    public static List<Value> parameters(StatementInput input) {
        if (input.problem() != null) {
            throw EngineException.validation(input.problem());
        }
        return Objects.requireNonNullElse(input.parameters(), List.of());
    }
}
