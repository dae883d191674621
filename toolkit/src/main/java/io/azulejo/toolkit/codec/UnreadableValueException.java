package io.azulejo.toolkit.codec;

import io.azulejo.toolkit.schema.EntitySchema;
import org.jspecify.annotations.Nullable;

/**
 * Failure to convert a stored value to its component's type; {@link EntitySchema#read} adds entity, attribute and key.
 */
public final class UnreadableValueException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final @Nullable String attribute;

    public UnreadableValueException(String message) {
        this(message, null, null);
    }

    public UnreadableValueException(String message, Throwable cause) {
        this(message, cause, null);
    }

    private UnreadableValueException(String message, @Nullable Throwable cause, @Nullable String attribute) {
        super(message, cause);
        this.attribute = attribute;
    }

    /** Returns the attribute that holds the value; null if it is not known. */
    public @Nullable String attribute() {
        return attribute;
    }

    /** Creates the exception for an attribute. */
    static UnreadableValueException of(String attribute, String problem) {
        return new UnreadableValueException("attribute " + attribute + problem, null, attribute);
    }

    static UnreadableValueException of(String attribute, String problem, Throwable cause) {
        return new UnreadableValueException("attribute " + attribute + problem, cause, attribute);
    }

    static UnreadableValueException missing(String attribute) {
        return of(attribute, " is missing");
    }

    UnreadableValueException in(String outer) {
        return new UnreadableValueException(
                "attribute " + outer + ": " + getMessage(), this, attribute == null ? outer : outer + "." + attribute);
    }
}
