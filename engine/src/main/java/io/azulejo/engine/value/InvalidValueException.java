package io.azulejo.engine.value;

/** Rejection of a value that DynamoDB does not accept; the message is DynamoDB's own. */
public final class InvalidValueException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public InvalidValueException(String problem) {
        super(problem, null, false, false);
    }

    public String problem() {
        String message = getMessage();
        return message == null ? "" : message;
    }
}
