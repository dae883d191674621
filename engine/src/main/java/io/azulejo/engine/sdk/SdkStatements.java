package io.azulejo.engine.sdk;

import io.azulejo.engine.request.BatchExecuteStatementInput;
import io.azulejo.engine.request.BatchExecuteStatementOutput;
import io.azulejo.engine.request.ExecuteStatementInput;
import io.azulejo.engine.request.ExecuteStatementOutput;
import io.azulejo.engine.request.ExecuteTransactionInput;
import io.azulejo.engine.request.ExecuteTransactionOutput;
import io.azulejo.engine.request.StatementInput;
import io.azulejo.engine.value.InvalidValueException;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.NullValue;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchStatementError;
import software.amazon.awssdk.services.dynamodb.model.BatchStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionResponse;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ParameterizedStatement;

/** Adapter for PartiQL statements between the SDK and the engine. */
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

    static BatchExecuteStatementInput input(BatchExecuteStatementRequest request) {
        List<StatementInput> statements = new ArrayList<>(request.statements().size());
        for (BatchStatementRequest statement : request.statements()) {
            statements.add(statement(
                    statement.statement(),
                    statement.hasParameters(),
                    statement.parameters(),
                    statement.consistentRead(),
                    statement.returnValuesOnConditionCheckFailureAsString()));
        }
        return new BatchExecuteStatementInput(
                request.hasStatements() ? statements : null, request.returnConsumedCapacityAsString());
    }

    static BatchExecuteStatementResponse response(BatchExecuteStatementOutput output) {
        return BatchExecuteStatementResponse.builder()
                .responses(
                        output.responses().stream().map(SdkStatements::response).toList())
                .consumedCapacity(SdkCapacity.capacities(output.consumedCapacity()))
                .build();
    }

    private static BatchStatementResponse response(io.azulejo.engine.request.BatchStatementResponse response) {
        BatchStatementResponse.Builder builder = BatchStatementResponse.builder()
                .tableName(response.tableName())
                .item(SdkItems.attributesOrNull(response.item()));
        if (response.error() != null) {
            builder.error(BatchStatementError.builder()
                    .code(response.error().code())
                    .message(response.error().message())
                    .item(SdkItems.attributesOrNull(response.error().item()))
                    .build());
        }
        return builder.build();
    }

    static ExecuteTransactionInput input(ExecuteTransactionRequest request) {
        List<StatementInput> statements =
                new ArrayList<>(request.transactStatements().size());
        for (ParameterizedStatement statement : request.transactStatements()) {
            statements.add(statement(
                    statement.statement(),
                    statement.hasParameters(),
                    statement.parameters(),
                    null,
                    statement.returnValuesOnConditionCheckFailureAsString()));
        }
        return new ExecuteTransactionInput(
                request.hasTransactStatements() ? statements : null,
                request.clientRequestToken(),
                request.returnConsumedCapacityAsString());
    }

    static ExecuteTransactionResponse response(ExecuteTransactionOutput output) {
        List<ItemResponse> responses = new ArrayList<>(output.responses().size());
        for (Item item : output.responses()) {
            responses.add(
                    ItemResponse.builder().item(SdkItems.attributesOrNull(item)).build());
        }
        return ExecuteTransactionResponse.builder()
                .responses(responses)
                .consumedCapacity(SdkCapacity.capacities(output.consumedCapacity()))
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
