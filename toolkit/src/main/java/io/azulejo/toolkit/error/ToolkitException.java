package io.azulejo.toolkit.error;

/** The root of what the toolkit throws when a request cannot have its way; misuse is an IllegalArgumentException. */
public abstract class ToolkitException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    protected ToolkitException(String message) {
        super(message);
    }

    protected ToolkitException(String message, Throwable cause) {
        super(message, cause);
    }
}
