package io.azulejo.toolkit.error;

/** Failed create: the key exists. */
public final class AlreadyExistsException extends WriteRefusedException {
    private static final long serialVersionUID = 1L;

    public AlreadyExistsException(String entity, String key) {
        super(entity, key, "Already exists: " + key);
    }
}
