package io.azulejo.toolkit.error;

import org.jspecify.annotations.Nullable;

/** An item that is not what its entity says: an attribute is missing or of the wrong type. */
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
