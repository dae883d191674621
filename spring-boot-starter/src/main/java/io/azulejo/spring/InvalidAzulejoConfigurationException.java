package io.azulejo.spring;

/** Configuration with which the application cannot start. The message says why, the action what to change. */
public final class InvalidAzulejoConfigurationException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String action;

    public InvalidAzulejoConfigurationException(String message, String action) {
        super(message);
        this.action = action;
    }

    InvalidAzulejoConfigurationException(String message, String action, Throwable cause) {
        super(message, cause);
        this.action = action;
    }

    public String action() {
        return action;
    }
}
