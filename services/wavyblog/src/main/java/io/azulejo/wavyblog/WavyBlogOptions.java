package io.azulejo.wavyblog;

import io.azulejo.auth.password.PasswordOptions;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.wavyblog.domain.ResetSender;
import java.time.Duration;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Settings of the WavyBlog service.
 *
 * @param table toolkit settings, such as the table name and cursor keys
 * @param accessTokenLifetime lifetime of an access token
 * @param refreshTokenLifetime lifetime of an unused refresh token
 * @param renaming whether users can rename themselves, which rewrites all their posts
 * @param indexLag delay before a user is deleted or a rename updates the posts, so that the indexes catch up
 * @param resetSender sender of password reset tokens
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
        ResetSender resetSender) {
    private static final Logger LOG = LoggerFactory.getLogger(WavyBlogOptions.class);

    /**
     * Returns the default settings. They write reset tokens to the log, which is for local use only: in production, set
     * a sender.
     */
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
                (user, token) -> LOG.info("Password reset token of {}: {}", user.username(), token));
    }

    public WavyBlogOptions withTable(ToolkitOptions other) {
        return new WavyBlogOptions(
                clock,
                other,
                passwords,
                accessTokenLifetime,
                refreshTokenLifetime,
                renaming,
                jobs,
                indexLag,
                resetSender);
    }

    public WavyBlogOptions withCourier(ResetSender other) {
        return new WavyBlogOptions(
                clock, table, passwords, accessTokenLifetime, refreshTokenLifetime, renaming, jobs, indexLag, other);
    }
}
