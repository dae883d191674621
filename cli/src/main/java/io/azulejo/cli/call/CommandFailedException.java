package io.azulejo.cli;

/** A command that cannot do its job; the message is for the person who called it. */
final class CommandFailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CommandFailedException(String message) {
        super(message);
    }

    CommandFailedException(String message, Throwable cause) {
        super(message, cause);
    }
}
