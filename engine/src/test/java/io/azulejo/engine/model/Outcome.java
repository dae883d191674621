package io.azulejo.engine.model;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Result of an operation in comparable form: everything of it that DynamoDB promises. */
sealed interface Outcome {
    record Answered(Map<String, Object> answer) implements Outcome {}

    record Refused(String code, String message, Map<String, Object> details) implements Outcome {}

    /** Calls a backend and converts the result or the exception. */
    static Outcome of(Supplier<Map<String, Object>> call) {
        try {
            return new Answered(call.get());
        } catch (DynamoDbException e) {
            AwsErrorDetails error = e.awsErrorDetails();
            return new Refused(error.errorCode(), String.valueOf(error.errorMessage()), details(e));
        }
    }

    private static Map<String, Object> details(DynamoDbException e) {
        Map<String, Object> details = new TreeMap<>();
        if (e instanceof ConditionalCheckFailedException failed) {
            details.put("item", Values.canonical(failed.item()));
        } else if (e instanceof TransactionCanceledException cancelled) {
            List<Map<String, Object>> reasons = cancelled.cancellationReasons().stream()
                    .map(Outcome::reason)
                    .toList();
            details.put("reasons", reasons);
        }
        return details;
    }

    private static Map<String, Object> reason(CancellationReason reason) {
        return Map.of(
                "code",
                reason.code(),
                "message",
                reason.message() == null ? "" : reason.message(),
                "item",
                Values.canonical(reason.item()));
    }
}
