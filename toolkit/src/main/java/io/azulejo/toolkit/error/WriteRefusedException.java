package io.azulejo.toolkit.error;

/** A write that a condition forbade. Says which entity's and which item's; of a transaction, nothing was written. */
public abstract sealed class WriteRefusedException extends ToolkitException
        permits AlreadyExistsException,
                ConditionFailedException,
                MissingReferenceException,
                NotFoundException,
                UniqueViolationException,
                VersionConflictException {
    private static final long serialVersionUID = 1L;
    private final String entity;
    private final String key;

    protected WriteRefusedException(String entity, String key, String message) {
        super(message);
        this.entity = entity;
        this.key = key;
    }

    public final String entity() {
        return entity;
    }

    /** The entity and its table key as text. */
    public final String key() {
        return key;
    }
}
