package io.azulejo.notifications.channel;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Settings of the SMTP connection.
 *
 * @param from the sender's address; its domain is part of every message id
 * @param user null to send without authentication
 */
public record SmtpOptions(
        String host,
        int port,
        Security security,
        String from,
        @Nullable String user,
        @Nullable String password,
        Duration timeout) {

    /** Protection of the connection. */
    public enum Security {
        /** None; for a server on the same machine only. */
        NONE,
        /** TLS after STARTTLS; fails if the server does not support it. */
        STARTTLS,
        TLS
    }
}
