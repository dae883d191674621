package io.azulejo.toolkit.error;

import io.azulejo.toolkit.codec.UnreadableValueException;
import org.jspecify.annotations.Nullable;

/** Item that does not match its entity: an attribute is missing, has the wrong type or an invalid value. */
public final class UnreadableItemException extends ToolkitException {
    private static final long serialVersionUID = 1L;
    private final String entity;
    private final @Nullable String attribute;

    public UnreadableItemException(
            String entity, @Nullable String partitionKey, @Nullable String sortKey, RuntimeException cause) {
        super(
                "Cannot read " + entity + "(" + partitionKey + (sortKey == null ? "" : ", " + sortKey) + "): "
                        + (cause instanceof UnreadableValueException ? cause.getMessage() : cause),
                cause);
        this.entity = entity;
        this.attribute = cause instanceof UnreadableValueException value ? value.attribute() : null;
    }

    public String entity() {
        return entity;
    }

    /**
     * Returns the attribute that cannot be read, such as {@code address.city}; null if the cause is not one attribute,
     * for example if the record's constructor refuses the values.
     */
    public @Nullable String attribute() {
        return attribute;
    }
}
