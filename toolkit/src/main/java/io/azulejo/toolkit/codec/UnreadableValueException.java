package io.azulejo.toolkit.codec;

import io.azulejo.toolkit.schema.EntitySchema;

/**
 * Failure to convert a stored value to its component's type; {@link EntitySchema#read} adds entity, attribute and key.
 */
public final class UnreadableValueException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UnreadableValueException(String message) {
        super(message);
    }

    public UnreadableValueException(String message, Throwable cause) {
        super(message, cause);
    }

    static UnreadableValueException missing(String attribute) {
        return new UnreadableValueException("attribute " + attribute + " is missing");
    }

    UnreadableValueException in(String attribute) {
        return new UnreadableValueException("attribute " + attribute + ": " + getMessage(), this);
    }
}
