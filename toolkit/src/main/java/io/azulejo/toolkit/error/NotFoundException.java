package io.azulejo.toolkit.error;

/** Write rejected because the item does not exist. */
public final class NotFoundException extends WriteRefusedException {
    private static final long serialVersionUID = 1L;

    public NotFoundException(String entity, String key) {
        super(entity, key, "Not found: there is no " + key);
    }
}
