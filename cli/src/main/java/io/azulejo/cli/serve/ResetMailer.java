package io.azulejo.cli.serve;

import io.azulejo.auth.mail.AccountMail;
import io.azulejo.notifications.channel.EmailChannel;
import io.azulejo.notifications.channel.Message;
import io.azulejo.notifications.channel.Outcome;
import io.azulejo.notifications.channel.SmtpOptions;
import java.util.List;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sender of mails that verify an address or reset a password. Thread-safe. */
final class ResetMailer {
    private static final Logger LOG = LoggerFactory.getLogger(ResetMailer.class);

    private final EmailChannel mail;

    ResetMailer(SmtpOptions options) {
        this.mail = new EmailChannel(options);
    }

    /** Sends in the background, so that the response time does not reveal whether the address exists. */
    void send(AccountMail mail) {
        switch (mail.purpose()) {
            case RESET_PASSWORD -> sendInBackground(mail, "Your new password", """
                    Someone asked for a new password for %s.
                    To set it, open this link:

                    %s

                    If it was not you, ignore this message: your password has not changed.
                    """);
            case VERIFY_ADDRESS -> sendInBackground(mail, "Verify your e-mail address", """
                    Someone registered this address for %s.
                    If it was you, open this link:

                    %s

                    If it was not you, ignore this message.
                    """);
        }
    }

    private void sendInBackground(AccountMail mail, String subject, String text) {
        Message message = new Message(
                UUID.randomUUID().toString(),
                mail.userId(),
                List.of(mail.address()),
                subject,
                text.formatted(mail.service(), mail.link()),
                null);
        Thread.ofVirtual().name("account-mail").start(() -> deliver(mail.service(), message));
    }

    private void deliver(String service, Message message) {
        switch (mail.deliver(message)) {
            case Outcome.Rejected rejected -> failed(service, message, rejected.reason());
            case Outcome.Failed failed -> failed(service, message, failed.reason());
            case Outcome.Sent sent -> LOG.debug("A mail of {} was sent to {}", service, message.userId());
            case Outcome.Delivered delivered -> LOG.debug("A mail of {} reached {}", service, message.userId());
        }
    }

    private static void failed(String service, Message message, String reason) {
        LOG.warn("The mail of {} for {} was not sent: {}", service, message.userId(), reason);
    }
}
