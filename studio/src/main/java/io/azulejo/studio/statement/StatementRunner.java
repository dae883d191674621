package io.azulejo.studio.statement;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.studio.json.SdkJson;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/** Runs PartiQL statements and explains them before they run. Thread-safe. */
public final class StatementRunner {
    private static final int PAGE = 100;

    private final DynamoDbClient client;

    public StatementRunner(DynamoDbClient client) {
        this.client = client;
    }

    /** Returns how a statement would be executed, without running it. */
    public StatementPlan explain(Map<String, @Nullable Object> body) {
        return StatementPlan.of(client, statement(body));
    }

    public Map<String, @Nullable Object> run(Map<String, @Nullable Object> body) {
        String statement = statement(body);
        boolean read = StatementPlan.of(client, statement).kind().equals("read");
        Object next = body.get("next");
        long begin = System.nanoTime();
        ExecuteStatementResponse response = client.executeStatement(request -> request.statement(statement)
                .limit(read ? PAGE : null)
                .nextToken(next == null ? null : next.toString())
                .returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));
        Map<String, @Nullable Object> outcome = new LinkedHashMap<>();
        outcome.put("millis", (System.nanoTime() - begin) / 1e6);
        outcome.put("items", SdkJson.items(response.items()));
        outcome.put("next", response.nextToken());
        ConsumedCapacity capacity = response.consumedCapacity();
        outcome.put("units", capacity == null ? null : capacity.capacityUnits());
        return outcome;
    }

    private static String statement(Map<String, @Nullable Object> body) {
        if (body.get("statement") instanceof String statement && !statement.isBlank()) {
            return statement;
        }
        throw ProblemException.invalid("statement", "must be a PartiQL statement");
    }
}
