package io.azulejo.migrate;

/** Exception for a migration that ended early; a new run continues at its last checkpoint. */
public final class MigrationFailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    MigrationFailedException(String message) {
        super(message);
    }
}
