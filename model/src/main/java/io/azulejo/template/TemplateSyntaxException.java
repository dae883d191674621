package io.azulejo.template;

/** Exception for an invalid key template; the message says what is wrong and where. */
public final class TemplateSyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int position;

    TemplateSyntaxException(String message, int position) {
        super(message);
        this.position = position;
    }

    /** Returns the index of the offending character in the template. */
    public int position() {
        return position;
    }
}
