package io.azulejo.toolkit.error;

/** Write rejected by a condition, with its entity and key. If it was part of a transaction, nothing was written. */
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

    /** Returns the entity and its table key as text. */
    public final String key() {
        return key;
    }
}
