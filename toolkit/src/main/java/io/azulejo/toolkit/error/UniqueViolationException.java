package io.azulejo.toolkit.error;

/** Write rejected because another entity has the unique value. */
public final class UniqueViolationException extends WriteRefusedException {
    private static final long serialVersionUID = 1L;
    private final String component;

    public UniqueViolationException(String entity, String key, String component) {
        super(entity, key, "Unique violation: " + entity + "." + component);
        this.component = component;
    }

    public String component() {
        return component;
    }
}
