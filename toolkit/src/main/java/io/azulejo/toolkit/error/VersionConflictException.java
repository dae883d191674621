package io.azulejo.toolkit.error;

/** A write of an item that somebody else has written meanwhile. Read it again and decide. */
public final class VersionConflictException extends WriteRefusedException {
    private static final long serialVersionUID = 1L;
    private final long expected;
    private final long found;

    /** A conflict where version 0 was found if there is no item or it has no version. */
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
