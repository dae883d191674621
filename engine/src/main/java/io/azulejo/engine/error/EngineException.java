package io.azulejo.engine.error;

import io.azulejo.engine.value.Item;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An error response of the engine. Carries no stack trace: it describes the caller's request, and failed conditions are
 * frequent and must stay cheap.
 */
public final class EngineException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final int MAX_MESSAGE = 4096;
    private static final int KEPT = 1024;

    private final DynamoDbError error;
    private final transient @Nullable Item item;
    private final transient List<CancellationReason> cancellationReasons;

    public EngineException(DynamoDbError error, String message) {
        this(error, message, null, List.of());
    }

    private EngineException(
            DynamoDbError error, String message, @Nullable Item item, List<CancellationReason> cancellationReasons) {
        super(shortened(message), null, false, false);
        this.error = error;
        this.item = item;
        this.cancellationReasons = cancellationReasons;
    }

    /**
     * Returns a message without most of what it repeats of the request, if that is long: a value of several megabytes
     * must not come back as an error of several megabytes.
     */
    private static String shortened(String message) {
        return message.length() <= MAX_MESSAGE
                ? message
                : message.substring(0, KEPT) + "..." + message.substring(message.length() - KEPT);
    }

    public static EngineException validation(String message) {
        return new EngineException(DynamoDbError.VALIDATION, message);
    }

    /** Returns the exception for a failed condition; {@code item} is the stored item if the caller asked for it. */
    public static EngineException conditionFailed(@Nullable Item item) {
        return new EngineException(
                DynamoDbError.CONDITIONAL_CHECK_FAILED, "The conditional request failed", item, List.of());
    }

    /** Returns the exception for a cancelled transaction, with one reason per action, in the order of the actions. */
    public static EngineException cancelled(List<CancellationReason> reasons) {
        StringBuilder codes = new StringBuilder();
        for (CancellationReason reason : reasons) {
            codes.append(codes.isEmpty() ? "" : ", ").append(reason.code());
        }
        return new EngineException(
                DynamoDbError.TRANSACTION_CANCELED,
                "Transaction cancelled, please refer cancellation reasons for specific reasons [" + codes + "]",
                null,
                List.copyOf(reasons));
    }

    /** Returns the exception for a write that a full disk refused. */
    public static EngineException storeFull() {
        return new EngineException(
                DynamoDbError.STORE_FULL,
                "The disk is full: nothing was written, reads go on. Writes are taken again as soon as there is room");
    }

    public DynamoDbError error() {
        return error;
    }

    /** Returns the text without the exception's name. Never null, unlike {@link #getMessage()}. */
    public String text() {
        String message = getMessage();
        return message == null ? "" : message;
    }

    /** Returns the stored item that failed the condition, if it was asked for and there was one. */
    public @Nullable Item item() {
        return item;
    }

    public List<CancellationReason> cancellationReasons() {
        return cancellationReasons;
    }
}
