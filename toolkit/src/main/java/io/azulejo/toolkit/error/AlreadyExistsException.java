package io.azulejo.toolkit.error;

/** Failed create or put: the key exists. */
public final class AlreadyExistsException extends WriteRefusedException {
    private static final long serialVersionUID = 1L;

    public AlreadyExistsException(String entity, String key) {
        this(entity, key, "Already exists: " + key);
    }

    private AlreadyExistsException(String entity, String key, String message) {
        super(entity, key, message);
    }

    /** Returns the exception for a key that an item of another entity of the same key space has. */
    public static AlreadyExistsException asAnotherEntity(String entity, String key) {
        return new AlreadyExistsException(
                entity, key, "Already exists: an item of another entity has the key of " + key);
    }
}
