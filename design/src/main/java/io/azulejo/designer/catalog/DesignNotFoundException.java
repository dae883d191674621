package io.azulejo.designer.catalog;

/** A design, or a place to look for designs, that is not there; the message says what is. */
public final class DesignNotFoundException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    DesignNotFoundException(String message) {
        super(message);
    }

    DesignNotFoundException(String message, Throwable cause) {
        super(message, cause);
    }
}
