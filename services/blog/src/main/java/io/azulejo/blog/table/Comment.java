package io.azulejo.blog.table;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A comment on a post: at the root of its thread, or a reply to another. */
public sealed interface Comment permits Reply, RootComment {
    /** The author of comments whose author is gone. */
    String NOBODY = "deleted";

    String postId();

    String commentId();

    /** The comment at the root of the thread: its own id, unless it is a reply. */
    String rootId();

    String authorId();

    @Nullable
    String authorName();

    @Nullable
    String text();

    @Nullable
    CommentStatus status();

    @Nullable
    Instant editedAt();

    /** Who was told of it. */
    @Nullable
    String notified();

    Instant createdAt();

    Instant updatedAt();

    long version();

    default boolean visible() {
        return status() == null || status() == CommentStatus.VISIBLE;
    }
}
