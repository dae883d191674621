package io.azulejo.blog.domain;

import java.time.Duration;

/**
 * Time limits and delays of the blog.
 *
 * @param edit how long an author can edit a comment
 * @param restore how long a deleted post can be restored
 * @param indexLag delay before a user is deleted, so that the indexes catch up
 * @param notifications how long a notification is kept
 * @param handles how long the handles of a deleted user are given to nobody else
 */
public record BlogTimeouts(
        Duration edit, Duration restore, Duration indexLag, Duration notifications, Duration handles) {
    private static final Duration HANDLES = Duration.ofDays(90);

    /** Creates the limits with the default for handles. */
    public BlogTimeouts(Duration edit, Duration restore, Duration indexLag, Duration notifications) {
        this(edit, restore, indexLag, notifications, HANDLES);
    }

    public static BlogTimeouts defaults() {
        return new BlogTimeouts(
                Duration.ofMinutes(15), Duration.ofDays(30), Duration.ofSeconds(10), Duration.ofDays(90));
    }
}
