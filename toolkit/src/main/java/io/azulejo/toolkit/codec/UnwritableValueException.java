package io.azulejo.toolkit.codec;

/** Failure to convert a value that DynamoDB cannot store; {@link ComponentValues} adds the component. */
final class UnwritableValueException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    UnwritableValueException(String message) {
        super(message);
    }

    UnwritableValueException(String message, Throwable cause) {
        super(message, cause);
    }
}
