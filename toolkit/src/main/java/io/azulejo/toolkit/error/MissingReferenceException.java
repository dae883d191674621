package io.azulejo.toolkit.error;

/** A write of an entity that refers to an item that is not there. */
public final class MissingReferenceException extends WriteRefusedException {
    private static final long serialVersionUID = 1L;
    private final String missing;

    public MissingReferenceException(String entity, String key, String missing) {
        super(entity, key, "Missing reference: " + key + " refers to " + missing + ", which is not there");
        this.missing = missing;
    }

    /** The entity and key that are not there. */
    public String missing() {
        return missing;
    }
}
