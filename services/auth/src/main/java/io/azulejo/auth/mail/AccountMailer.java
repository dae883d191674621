package io.azulejo.auth.mail;

/** Sender of mails about accounts. It must not block, so that the response time reveals nothing about an address. */
@FunctionalInterface
public interface AccountMailer {

    void send(AccountMail mail);
}
