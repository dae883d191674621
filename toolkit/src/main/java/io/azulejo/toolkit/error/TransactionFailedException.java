package io.azulejo.toolkit.error;

/** Transaction that DynamoDB cancelled for a reason other than a condition, such as an invalid value. */
public final class TransactionFailedException extends ToolkitException {
    private static final long serialVersionUID = 1L;

    public TransactionFailedException(String pattern, String action, String reason, RuntimeException cause) {
        super("\"" + pattern + "\" was cancelled because of its action " + action + ": " + reason, cause);
    }
}
