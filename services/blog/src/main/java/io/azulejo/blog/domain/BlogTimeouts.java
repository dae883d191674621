package io.azulejo.blog.domain;

import java.time.Duration;

/**
 * Time limits and delays of the blog.
 *
 * @param edit how long an author can edit a comment
 * @param restore how long a deleted post can be restored
 * @param indexLag delay before a user is deleted, so that the indexes catch up
 * @param notifications how long a notification is kept
 */
public record BlogTimeouts(Duration edit, Duration restore, Duration indexLag, Duration notifications) {

    public static BlogTimeouts defaults() {
        return new BlogTimeouts(
                Duration.ofMinutes(15), Duration.ofDays(30), Duration.ofSeconds(10), Duration.ofDays(90));
    }
}
