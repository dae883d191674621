package io.azulejo.toolkit.error;

/** A create of an item whose key is taken. */
public final class AlreadyExistsException extends WriteRefusedException {
    private static final long serialVersionUID = 1L;

    public AlreadyExistsException(String entity, String key) {
        super(entity, key, "Already exists: " + key);
    }
}
