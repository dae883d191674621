package io.azulejo.server.json;

import io.azulejo.engine.request.StatementInput;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collector of a PartiQL statement, whose parts arrive as fields. Not thread-safe; one instance per statement. */
final class StatementInputJson {
    private @Nullable String statement;
    private @Nullable Item parameters;
    private @Nullable Boolean consistentRead;
    private @Nullable String returnValuesOnConditionCheckFailure;

    /** Reads a list of statements; returns null if there is none. */
    static @Nullable List<StatementInput> list(String type, JsonInput in) throws IOException {
        if (in.isNull()) {
            return null;
        }
        List<StatementInput> statements = new ArrayList<>();
        in.startList();
        while (in.nextElement()) {
            StatementInputJson statement = new StatementInputJson();
            if (in.startStructure(type)) {
                for (String field = in.nextField(); field != null; field = in.nextField()) {
                    statement.field(field, in);
                }
            }
            statements.add(statement.input());
        }
        return statements;
    }

    /** Reads a field if it belongs to the statement, and skips it if not. */
    void field(String name, JsonInput in) throws IOException {
        switch (name) {
            case "Statement" -> statement = in.string();
            case "Parameters" -> parameters = ItemInput.parameters(in);
            case "ConsistentRead" -> consistentRead = in.bool();
            case "ReturnValuesOnConditionCheckFailure" -> returnValuesOnConditionCheckFailure = in.string();
            default -> in.skip();
        }
    }

    StatementInput input() {
        return new StatementInput(
                statement,
                parameters == null ? null : List.copyOf(parameters.attributes().values()),
                parameters == null ? null : parameters.problem(),
                consistentRead,
                returnValuesOnConditionCheckFailure);
    }
}
