package io.azulejo.designtools.catalog;

/** Exception for a missing design, jar or folder; the message says what exists. */
public final class DesignNotFoundException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    DesignNotFoundException(String message) {
        super(message);
    }

    DesignNotFoundException(String message, Throwable cause) {
        super(message, cause);
    }
}
