package io.azulejo.engine.model;

import java.util.List;
import java.util.Map;

/** The error that the reference model answers with. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String code;
    private final transient Map<String, Object> details;

    Refusal(String code, String message, Map<String, Object> details) {
        super(message);
        this.code = code;
        this.details = details;
    }

    static Refusal validation(String message) {
        return new Refusal("ValidationException", message, Map.of());
    }

    static Refusal incorrectType() {
        return validation("An operand in the update expression has an incorrect data type");
    }

    static Refusal invalidPath() {
        return validation("The document path provided in the update expression is invalid for update");
    }

    /** The item is empty if it was not asked for, or if there was none. */
    static Refusal conditionFailed(Map<String, ?> item) {
        return new Refusal("ConditionalCheckFailedException", "The conditional request failed", Map.of("item", item));
    }

    static Refusal cancelled(List<Map<String, Object>> reasons) {
        List<String> codes = reasons.stream()
                .map(reason -> String.valueOf(reason.get("code")))
                .toList();
        return new Refusal(
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

    /** The details that a transaction's reason for this refusal carries. */
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
