package io.azulejo.identity;

import io.azulejo.auth.mail.AccountMailer;
import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.toolkit.ToolkitOptions;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Supplier;

/**
 * Settings of the local issuer.
 *
 * @param table the design's settings: table name, cursor keys
 * @param audience the audience of the tokens: all services that trust this issuer
 * @param access lifetime of an access token, and so the longest time for which a revoked token still reads
 * @param refresh how long a sign-in lasts without being used
 * @param publicUrl URL under which clients reach the server, for the links in mails
 * @param pages path of the app with the pages that the links open; every app of a service that trusts this issuer has
 *     them
 * @param mailer sender of the mails that verify an address or reset a password
 */
public record IdentityOptions(
        InstantSource clock,
        ToolkitOptions table,
        PasswordOptions passwords,
        String audience,
        Duration access,
        Duration refresh,
        Supplier<URI> publicUrl,
        String pages,
        AccountMailer mailer) {

    /** Returns the defaults. No mails are sent: set a mailer. */
    public static IdentityOptions defaults() {
        return new IdentityOptions(
                InstantSource.system(),
                ToolkitOptions.defaults(),
                PasswordOptions.defaults(),
                "azulejo",
                Duration.ofMinutes(15),
                Duration.ofDays(30),
                () -> URI.create("http://127.0.0.1:8080"),
                "/blog/app",
                AccountMailer.none());
    }

    public IdentityOptions withTable(ToolkitOptions other) {
        return new IdentityOptions(clock, other, passwords, audience, access, refresh, publicUrl, pages, mailer);
    }

    public IdentityOptions withPublicUrl(Supplier<URI> other) {
        return new IdentityOptions(clock, table, passwords, audience, access, refresh, other, pages, mailer);
    }

    public IdentityOptions withMailer(AccountMailer other) {
        return new IdentityOptions(clock, table, passwords, audience, access, refresh, publicUrl, pages, other);
    }
}
