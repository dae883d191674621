package io.azulejo.template;

/** A key template that cannot be read; the message says what is wrong and where. */
public final class TemplateSyntaxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int position;

    TemplateSyntaxException(String message, int position) {
        super(message);
        this.position = position;
    }

    /** Index of the offending character in the template. */
    public int position() {
        return position;
    }
}
