package io.azulejo.cli.serve;

import io.azulejo.auth.mail.AccountMailer;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Mails about accounts: their sender, and the address of the server in their links. Without a mail server, pages show
 * the links if only this machine reaches the server; otherwise nobody sees them. Thread-safe.
 */
final class AccountMails {
    private final AtomicReference<@Nullable URI> listening = new AtomicReference<>();
    private final @Nullable URI publicUrl;
    private final AccountMailer mailer;
    private final String summary;

    private AccountMails(@Nullable URI publicUrl, AccountMailer mailer, String summary) {
        this.publicUrl = publicUrl;
        this.mailer = mailer;
        this.summary = summary;
    }

    static AccountMails of(ServeOptions options) {
        URI publicUrl = options.services().publicUrl();
        if (options.services().smtp() != null) {
            ResetMailer smtp = new ResetMailer(options.services().smtp());
            boolean unreachable = publicUrl == null && !options.loopback();
            return new AccountMails(
                    publicUrl,
                    smtp::send,
                    "sent by " + options.services().smtp().host()
                            + (unreachable ? "; set --public-url, so that their links lead here" : ""));
        }
        if (options.loopback() && options.network().proxies().isEmpty() && (publicUrl == null || isLocal(publicUrl))) {
            return new AccountMails(
                    publicUrl,
                    AccountMailer.showingLinks(),
                    "none without --smtp: pages show the links. Set it before a proxy makes this server public");
        }
        return new AccountMails(
                publicUrl,
                AccountMailer.none(),
                "none without --smtp: nobody can verify an address or replace a forgotten password");
    }

    private static boolean isLocal(URI url) {
        try {
            return InetAddress.getByName(url.getHost()).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /** Notes the address on which the server listens, for links if there is no public URL. */
    void listeningOn(URI address) {
        listening.set(address);
    }

    Supplier<URI> publicUrl() {
        return () -> {
            URI known = publicUrl == null ? listening.get() : publicUrl;
            if (known == null) {
                throw new IllegalStateException("A mail is to be sent before the server listens");
            }
            return known;
        };
    }

    AccountMailer mailer() {
        return mailer;
    }

    /** Returns what becomes of mails, for the start. */
    String summary() {
        return summary;
    }
}
