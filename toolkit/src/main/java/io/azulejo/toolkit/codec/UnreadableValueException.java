package io.azulejo.toolkit.codec;

import io.azulejo.toolkit.schema.EntitySchema;

/** A stored value that its component's type cannot take; {@link EntitySchema#read} adds entity, attribute and key. */
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
