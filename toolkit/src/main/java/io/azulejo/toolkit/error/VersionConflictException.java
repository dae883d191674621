package io.azulejo.toolkit.error;

/** Write rejected because the item has another version: another writer changed it. Read it again and retry. */
public final class VersionConflictException extends WriteRefusedException {
    private static final long serialVersionUID = 1L;
    private final long expected;
    private final long found;

    /**
     * Creates the exception.
     *
     * @param found the stored version; 0 if there is no item or it has no version
     */
    public VersionConflictException(String entity, String key, long expected, long found) {
        super(entity, key, "Version conflict: " + key + " was expected in version " + expected + ", found " + found);
        this.expected = expected;
        this.found = found;
    }

    public long expected() {
        return expected;
    }

    public long found() {
        return found;
    }
}
