package io.azulejo.toolkit.error;

/**
 * Rejected cursor: it was modified, has expired, or belongs to another query or scope. Start again from the first page.
 */
public final class InvalidCursorException extends ToolkitException {
    private static final long serialVersionUID = 1L;

    public InvalidCursorException(String reason) {
        super("Invalid cursor: " + reason);
    }

    public InvalidCursorException(String reason, Throwable cause) {
        super("Invalid cursor: " + reason, cause);
    }
}
