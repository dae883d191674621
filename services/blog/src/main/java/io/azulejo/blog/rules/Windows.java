package io.azulejo.blog.rules;

import java.time.Duration;

/**
 * How long things take or may take.
 *
 * @param edit how long the author of a comment may change it
 * @param restore how long a deleted post can be restored
 * @param settling how long the indexes are given to catch up before a user's data is looked for
 * @param notifications how long a notification is kept
 */
public record Windows(Duration edit, Duration restore, Duration settling, Duration notifications) {

    public static Windows defaults() {
        return new Windows(Duration.ofMinutes(15), Duration.ofDays(30), Duration.ofSeconds(10), Duration.ofDays(90));
    }
}
