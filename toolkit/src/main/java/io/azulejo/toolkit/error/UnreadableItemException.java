package io.azulejo.toolkit.error;

import org.jspecify.annotations.Nullable;

/** Item that does not match its entity: an attribute is missing or has the wrong type. */
public final class UnreadableItemException extends ToolkitException {
    private static final long serialVersionUID = 1L;
    private final String entity;

    public UnreadableItemException(
            String entity, @Nullable String partitionKey, @Nullable String sortKey, RuntimeException cause) {
        super(
                "Cannot read " + entity + "(" + partitionKey + (sortKey == null ? "" : ", " + sortKey) + "): "
                        + cause.getMessage(),
                cause);
        this.entity = entity;
    }

    public String entity() {
        return entity;
    }
}
