package io.azulejo.engine.store;

/** Failure to open, read or write a store. The message says what is wrong and how to fix it. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Kinds of failure. */
    public enum Problem {
        /** The folder does not exist or holds no store. */
        MISSING,
        /** The folder holds something that is not a store. */
        FOREIGN,
        /** Another engine has the store open. */
        IN_USE,
        /** A newer engine wrote the store. */
        NEWER_FORMAT,
        /** A file of the store is damaged. */
        DAMAGED,
        /** The disk is full, or a file may not grow. */
        NO_SPACE,
        /** Another I/O failure. */
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
