package io.azulejo.patterns.idempotency;

/** Thrown when a request cannot run under its idempotency key. */
public final class IdempotencyConflictException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Reason reason;

    IdempotencyConflictException(Reason reason) {
        super(reason.message);
        this.reason = reason;
    }

    /** Returns why the request was refused. */
    public Reason reason() {
        return reason;
    }

    /** Cause of the refusal. */
    public enum Reason {
        /** The key was used before, with another request. */
        KEY_REUSED("was used with another request"),
        /** A request with the same key is still running. */
        IN_PROGRESS("A request with this Idempotency-Key is in progress; try again soon"),
        /** The lock of this request ran out and another request with the same key took its place. */
        OVERTAKEN("This request took too long, and another request with the same Idempotency-Key replaced it"),
        /** The record of the key expired between two reads. */
        EXPIRED("This Idempotency-Key has just expired: try again");

        private final String message;

        Reason(String message) {
            this.message = message;
        }

        /** Returns the text for the caller. */
        public String message() {
            return message;
        }
    }
}
