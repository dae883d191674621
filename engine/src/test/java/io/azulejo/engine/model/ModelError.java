package io.azulejo.engine.model;

import java.util.List;
import java.util.Map;

/** The error that the reference model answers with. */
final class ModelError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String code;
    private final transient Map<String, Object> details;

    ModelError(String code, String message, Map<String, Object> details) {
        super(message);
        this.code = code;
        this.details = details;
    }

    static ModelError validation(String message) {
        return new ModelError("ValidationException", message, Map.of());
    }

    static ModelError incorrectType() {
        return validation("An operand in the update expression has an incorrect data type");
    }

    static ModelError invalidPath() {
        return validation("The document path provided in the update expression is invalid for update");
    }

    /** Returns the error for a failed condition. The item is empty if it was not asked for or does not exist. */
    static ModelError conditionFailed(Map<String, ?> item) {
        return new ModelError(
                "ConditionalCheckFailedException", "The conditional request failed", Map.of("item", item));
    }

    static ModelError cancelled(List<Map<String, Object>> reasons) {
        List<String> codes = reasons.stream()
                .map(reason -> String.valueOf(reason.get("code")))
                .toList();
        return new ModelError(
                "TransactionCanceledException",
                "Transaction cancelled, please refer cancellation reasons for specific reasons ["
                        + String.join(", ", codes) + "]",
                Map.of("reasons", reasons));
    }

    String code() {
        return code;
    }

    Outcome outcome() {
        return new Outcome.Refused(code, String.valueOf(getMessage()), details);
    }

    /** Returns the details of this error in a transaction's cancellation reason. */
    Map<String, Object> reason() {
        Object item = details.getOrDefault("item", Map.of());
        return Map.of(
                "code",
                code.equals("ValidationException") ? "ValidationError" : "ConditionalCheckFailed",
                "message",
                String.valueOf(getMessage()),
                "item",
                item);
    }
}
