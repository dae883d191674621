package io.azulejo.engine.request;

import io.azulejo.engine.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A PartiQL statement with its parameters. The problem is DynamoDB's error message about an invalid parameter. */
public record StatementInput(
        @Nullable String statement,
        @Nullable List<Value> parameters,
        @Nullable String problem,
        @Nullable Boolean consistentRead,
        @Nullable String returnValuesOnConditionCheckFailure) {}
