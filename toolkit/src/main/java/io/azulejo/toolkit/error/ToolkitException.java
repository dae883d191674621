package io.azulejo.toolkit.error;

/** Root of the toolkit's exceptions for failed requests. Misuse throws IllegalArgumentException instead. */
public abstract class ToolkitException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    protected ToolkitException(String message) {
        super(message);
    }

    protected ToolkitException(String message, Throwable cause) {
        super(message, cause);
    }
}
