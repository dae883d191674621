package io.azulejo.auth.mail;

import java.net.URI;
import java.util.Optional;
import org.slf4j.LoggerFactory;

/** Sender of mails about accounts. It must not block, so that the response time reveals nothing about an address. */
@FunctionalInterface
public interface AccountMailer {

    void send(AccountMail mail);

    /**
     * Returns whether the client that caused a mail may see its link. A person who sees it can act for the account, so
     * this is only for a server that nobody else can reach.
     */
    default boolean showsLinks() {
        return false;
    }

    /** Sends a mail and returns its link if the client may see it. */
    default Optional<URI> deliver(AccountMail mail) {
        send(mail);
        return showsLinks() ? Optional.of(mail.link()) : Optional.empty();
    }

    /** Returns the mailer of a server without a mail server: it sends nothing, and logs neither address nor link. */
    static AccountMailer none() {
        return mail -> LoggerFactory.getLogger(AccountMailer.class)
                .warn("A mail of {} was not sent: there is no mail server", mail.service());
    }

    /**
     * Returns the mailer of a server without a mail server that only its own machine reaches: it sends nothing, and
     * pages show the links.
     */
    static AccountMailer showingLinks() {
        return new AccountMailer() {
            @Override
            public void send(AccountMail mail) {}

            @Override
            public boolean showsLinks() {
                return true;
            }
        };
    }
}
