package io.azulejo.notifications.channel;

import jakarta.mail.Address;
import jakarta.mail.Authenticator;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.SendFailedException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;

/**
 * E-mail channel over SMTP. A retried mail has the same {@code Message-ID}, so that mail servers and clients drop the
 * duplicate.
 */
public final class EmailChannel implements Channel {
    public static final String NAME = "email";
    private static final int PERMANENT = 500;

    private final SmtpOptions options;
    private final Session session;

    public EmailChannel(SmtpOptions options) {
        this.options = options;
        this.session = Session.getInstance(properties(options), authenticator(options));
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<String> addresses(Recipient recipient) {
        return recipient.email().isEmpty() ? List.of() : List.of(recipient.email());
    }

    @Override
    public Outcome deliver(Message message) {
        try {
            Mail mail = new Mail(session, messageId(message));
            mail.setFrom(new InternetAddress(options.from(), true));
            mail.setRecipients(jakarta.mail.Message.RecipientType.TO, recipients(message.to()));
            mail.setSubject(message.title(), StandardCharsets.UTF_8.name());
            mail.setText(message.content(), StandardCharsets.UTF_8.name());
            mail.saveChanges();
            Transport.send(mail);
            return new Outcome.Sent(mail.getMessageID());
        } catch (AddressException e) {
            return new Outcome.Rejected("The address cannot be one: " + e.getMessage());
        } catch (SendFailedException e) {
            return permanent(e) ? new Outcome.Rejected(text(e)) : failed(e);
        } catch (MessagingException e) {
            return failed(e);
        }
    }

    private String messageId(Message message) {
        return "<" + message.id() + "@"
                + options.from().substring(options.from().indexOf('@') + 1) + ">";
    }

    private static Address[] recipients(List<String> to) throws AddressException {
        Address[] addresses = new Address[to.size()];
        for (int i = 0; i < addresses.length; i++) {
            addresses[i] = new InternetAddress(to.get(i), true);
        }
        return addresses;
    }

    /** Returns whether the server rejected the mail permanently. */
    private static boolean permanent(SendFailedException failure) {
        for (Exception next = failure; next instanceof MessagingException cause; next = cause.getNextException()) {
            if (next instanceof SMTPAddressFailedException refused) {
                return refused.getReturnCode() >= PERMANENT;
            }
            if (next instanceof SMTPSendFailedException refused && refused.getNextException() == null) {
                return refused.getReturnCode() >= PERMANENT;
            }
        }
        return false;
    }

    private static Outcome failed(MessagingException failure) {
        return new Outcome.Failed(text(failure), Optional.empty());
    }

    private static String text(MessagingException failure) {
        Exception next = failure.getNextException();
        return failure.getMessage() + (next == null ? "" : ": " + next.getMessage());
    }

    private static Properties properties(SmtpOptions options) {
        Properties mail = new Properties();
        String millis = Long.toString(options.timeout().toMillis());
        mail.setProperty("mail.transport.protocol", "smtp");
        mail.setProperty("mail.smtp.host", options.host());
        mail.setProperty("mail.smtp.port", Integer.toString(options.port()));
        // Without timeouts, an unresponsive server blocks a worker forever.
        mail.setProperty("mail.smtp.connectiontimeout", millis);
        mail.setProperty("mail.smtp.timeout", millis);
        mail.setProperty("mail.smtp.writetimeout", millis);
        mail.setProperty("mail.smtp.auth", Boolean.toString(options.user() != null));
        mail.setProperty("mail.smtp.ssl.checkserveridentity", "true");
        switch (options.security()) {
            case NONE -> mail.setProperty("mail.smtp.starttls.enable", "false");
            case STARTTLS -> {
                mail.setProperty("mail.smtp.starttls.enable", "true");
                mail.setProperty("mail.smtp.starttls.required", "true");
            }
            case TLS -> mail.setProperty("mail.smtp.ssl.enable", "true");
        }
        return mail;
    }

    private static Authenticator authenticator(SmtpOptions options) {
        return new Authenticator() {
            @Override
            protected PasswordAuthentication getPasswordAuthentication() {
                return new PasswordAuthentication(options.user(), options.password());
            }
        };
    }

    /** Mail with a fixed message id. Jakarta Mail would generate a new one for each attempt. */
    private static final class Mail extends MimeMessage {
        private final String messageId;

        Mail(Session session, String messageId) {
            super(session);
            this.messageId = messageId;
        }

        @Override
        protected void updateMessageID() throws MessagingException {
            setHeader("Message-ID", messageId);
        }
    }
}
