package io.azulejo.notifications.channel;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How mails are handed to a mail server.
 *
 * @param from the sender's address; its domain is in every message id
 * @param user null to send without signing in
 */
public record SmtpOptions(
        String host,
        int port,
        Security security,
        String from,
        @Nullable String user,
        @Nullable String password,
        Duration timeout) {

    /** What protects the connection. */
    public enum Security {
        /** Nothing: only for a server on the same machine. */
        NONE,
        /** Plain at first, and TLS before anything is said; refused by servers that cannot. */
        STARTTLS,
        TLS
    }
}
