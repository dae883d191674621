package io.azulejo.engine.store;

/** A store cannot be opened, read or written. The text says what is wrong and what would help. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What is wrong. */
    public enum Problem {
        /** There is no such folder, or no store in it. */
        MISSING,
        /** The folder belongs to something else. */
        FOREIGN,
        /** Another engine has the store open. */
        IN_USE,
        /** A newer engine wrote the store. */
        NEWER_FORMAT,
        /** A file of the store is not what was written. */
        DAMAGED,
        /** The disk is full, or a file may not grow. */
        NO_SPACE,
        /** Reading or writing failed otherwise. */
        FAILED
    }

    private final Problem problem;

    public StoreException(Problem problem, String message) {
        super(message);
        this.problem = problem;
    }

    public StoreException(Problem problem, String message, Throwable cause) {
        super(message, cause);
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }
}
