package io.azulejo.toolkit.error;

/** A write of an item that is not there. */
public final class NotFoundException extends WriteRefusedException {
    private static final long serialVersionUID = 1L;

    public NotFoundException(String entity, String key) {
        super(entity, key, "Not found: there is no " + key);
    }
}
