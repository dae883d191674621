package io.azulejo.toolkit.error;

/** A cursor that was changed, has expired, or was made for another query or scope. Start again from the first page. */
public final class InvalidCursorException extends ToolkitException {
    private static final long serialVersionUID = 1L;

    public InvalidCursorException(String why) {
        super("Invalid cursor: " + why);
    }

    public InvalidCursorException(String why, Throwable cause) {
        super("Invalid cursor: " + why, cause);
    }
}
