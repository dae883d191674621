package io.azulejo.engine.sdk;

import io.azulejo.engine.request.ExecuteStatementInput;
import io.azulejo.engine.request.ExecuteStatementOutput;
import io.azulejo.engine.request.StatementInput;
import io.azulejo.engine.value.InvalidValueException;
import io.azulejo.engine.value.NullValue;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementResponse;

/** PartiQL statements between the SDK and the engine. */
final class SdkStatements {
    private SdkStatements() {}

    static ExecuteStatementInput input(ExecuteStatementRequest request) {
        return new ExecuteStatementInput(
                statement(
                        request.statement(),
                        request.hasParameters(),
                        request.parameters(),
                        request.consistentRead(),
                        request.returnValuesOnConditionCheckFailureAsString()),
                request.limit(),
                request.nextToken(),
                request.returnConsumedCapacityAsString());
    }

    static ExecuteStatementResponse response(ExecuteStatementOutput output) {
        return ExecuteStatementResponse.builder()
                .items(SdkItems.attributes(output.items()))
                .nextToken(output.nextToken())
                .lastEvaluatedKey(SdkItems.attributesOrNull(output.lastEvaluatedKey()))
                .consumedCapacity(SdkCapacity.capacity(output.consumedCapacity()))
                .build();
    }

    private static StatementInput statement(
            @Nullable String statement,
            boolean hasParameters,
            List<AttributeValue> parameters,
            @Nullable Boolean consistentRead,
            @Nullable String returnValuesOnConditionCheckFailure) {
        List<Value> values = new ArrayList<>(parameters.size());
        @Nullable String problem = null;
        for (AttributeValue parameter : parameters) {
            try {
                values.add(SdkItems.value(parameter));
            } catch (InvalidValueException e) {
                values.add(NullValue.NULL);
                problem = problem == null ? e.problem() : problem;
            }
        }
        return new StatementInput(
                statement, hasParameters ? values : null, problem, consistentRead, returnValuesOnConditionCheckFailure);
    }
}
