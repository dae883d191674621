package io.azulejo.wavyblog;

import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.wavyblog.rules.ResetCourier;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.password.PasswordOptions;
import java.time.Duration;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How WavyBlog runs.
 *
 * @param table the design's settings: the table's name, keys of cursors
 * @param access how long an access token is good
 * @param refresh how long a sign-in goes on without being used
 * @param renaming whether users may rename themselves, which rewrites all their posts
 * @param settling how long the indexes are given to catch up before a user is deleted or the posts follow a rename
 * @param courier brings password reset tokens to their users
 */
public record WavyBlogOptions(
        InstantSource clock,
        ToolkitOptions table,
        PasswordOptions passwords,
        Duration access,
        Duration refresh,
        boolean renaming,
        JobOptions jobs,
        Duration settling,
        ResetCourier courier) {
    private static final Logger LOG = LoggerFactory.getLogger(WavyBlogOptions.class);

    /** Reset tokens go to the log, which serves who runs it alone; whoever has users has a courier. */
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
        return new WavyBlogOptions(clock, other, passwords, access, refresh, renaming, jobs, settling, courier);
    }

    public WavyBlogOptions withCourier(ResetCourier other) {
        return new WavyBlogOptions(clock, table, passwords, access, refresh, renaming, jobs, settling, other);
    }
}
