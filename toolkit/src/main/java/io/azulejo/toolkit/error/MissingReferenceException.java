package io.azulejo.toolkit.error;

/** Write rejected because the entity refers to an item that does not exist. */
public final class MissingReferenceException extends WriteRefusedException {
    private static final long serialVersionUID = 1L;
    private final String missing;

    public MissingReferenceException(String entity, String key, String missing) {
        super(entity, key, "Missing reference: " + key + " refers to " + missing + ", which is not there");
        this.missing = missing;
    }

    /** Returns the entity and key of the missing item. */
    public String missing() {
        return missing;
    }
}
