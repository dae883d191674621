package io.azulejo.cli.setting;

/** Invalid setting; the message names it, where it was set, and what is valid. */
public final class InvalidSettingException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public InvalidSettingException(String message) {
        super(message);
    }
}
