package io.azulejo.cli.setting;

/** A setting that cannot be used; the message names it, where it was set, and what would be right. */
public final class WrongSettingException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public WrongSettingException(String message) {
        super(message);
    }
}
