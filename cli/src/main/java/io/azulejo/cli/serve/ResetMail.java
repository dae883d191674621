package io.azulejo.cli.serve;

import io.azulejo.notifications.channel.EmailChannel;
import io.azulejo.notifications.channel.Message;
import io.azulejo.notifications.channel.Outcome;
import io.azulejo.notifications.channel.SmtpOptions;
import java.util.List;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Brings password reset tokens to their owners by mail. Thread-safe. */
final class ResetMail {
    private static final Logger LOG = LoggerFactory.getLogger(ResetMail.class);

    private final EmailChannel mail;

    ResetMail(SmtpOptions options) {
        this.mail = new EmailChannel(options);
    }

    /** Returns at once: how long an answer takes must not tell whether somebody has the address. */
    void send(String service, String userId, String address, String token) {
        Message message = new Message(
                UUID.randomUUID().toString(),
                userId,
                List.of(address),
                "Your new password",
                """
                Somebody, we hope you, asked for a new password for %s.
                To set one, give this token with it:

                %s

                If it was not you, do nothing: your password is as it was.
                """.formatted(service, token),
                null);
        Thread.ofVirtual().name("reset-mail").start(() -> deliver(service, message));
    }

    private void deliver(String service, Message message) {
        switch (mail.deliver(message)) {
            case Outcome.Rejected rejected -> failed(service, message, rejected.reason());
            case Outcome.Failed failed -> failed(service, message, failed.reason());
            case Outcome.Sent sent -> LOG.debug("A reset of {} was mailed to {}", service, message.userId());
            case Outcome.Delivered delivered -> LOG.debug("A reset of {} reached {}", service, message.userId());
        }
    }

    private static void failed(String service, Message message, String reason) {
        LOG.warn("The password reset of {} for {} was not mailed: {}", service, message.userId(), reason);
    }
}
