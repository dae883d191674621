package io.azulejo.wavyblog;

import io.azulejo.auth.mail.AccountMailer;
import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.toolkit.ToolkitOptions;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Supplier;

/**
 * Settings of the WavyBlog service.
 *
 * @param table toolkit settings, such as the table name and cursor keys
 * @param accessTokenLifetime lifetime of an access token
 * @param refreshTokenLifetime lifetime of an unused refresh token
 * @param renaming whether users can rename themselves, which rewrites all their posts
 * @param indexLag delay before a user is deleted or a rename updates the posts, so that the indexes catch up
 * @param nameRetention how long the names of a deleted user are given to nobody else; at least as long as a token lives
 * @param publicUrl URL under which clients reach the server, for the links in mails
 * @param mailer sender of the mails that verify an address or reset a password
 */
public record WavyBlogOptions(
        InstantSource clock,
        ToolkitOptions table,
        PasswordOptions passwords,
        Duration accessTokenLifetime,
        Duration refreshTokenLifetime,
        boolean renaming,
        JobOptions jobs,
        Duration indexLag,
        Duration nameRetention,
        Supplier<URI> publicUrl,
        AccountMailer mailer) {

    public WavyBlogOptions {
        nameRetention = nameRetention.compareTo(accessTokenLifetime) < 0 ? accessTokenLifetime : nameRetention;
    }

    /** Returns the default settings. No mails are sent: set a mailer. */
    public static WavyBlogOptions defaults() {
        return new WavyBlogOptions(
                InstantSource.system(),
                ToolkitOptions.defaults(),
                PasswordOptions.defaults(),
                Duration.ofMinutes(15),
                Duration.ofDays(30),
                true,
                JobOptions.defaults(),
                Duration.ofSeconds(10),
                Duration.ofDays(90),
                () -> URI.create("http://127.0.0.1:8080"),
                AccountMailer.none());
    }

    public WavyBlogOptions withTable(ToolkitOptions other) {
        return with(other, publicUrl, mailer);
    }

    public WavyBlogOptions withPublicUrl(Supplier<URI> other) {
        return with(table, other, mailer);
    }

    public WavyBlogOptions withMailer(AccountMailer other) {
        return with(table, publicUrl, other);
    }

    private WavyBlogOptions with(ToolkitOptions otherTable, Supplier<URI> otherUrl, AccountMailer otherMailer) {
        return new WavyBlogOptions(
                clock,
                otherTable,
                passwords,
                accessTokenLifetime,
                refreshTokenLifetime,
                renaming,
                jobs,
                indexLag,
                nameRetention,
                otherUrl,
                otherMailer);
    }
}
