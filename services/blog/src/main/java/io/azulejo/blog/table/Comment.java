package io.azulejo.blog.table;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Comment on a post: the root of a thread or a reply. */
public sealed interface Comment permits Reply, RootComment {
    /** Author id of comments whose author was deleted. */
    String DELETED_AUTHOR = "deleted";

    String postId();

    String commentId();

    /** Returns the id of the root comment of the thread; for a root comment, its own id. */
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

    /** Returns the id of the user who was notified of the comment. */
    @Nullable
    String notified();

    Instant createdAt();

    Instant updatedAt();

    long version();

    default boolean visible() {
        return status() == null || status() == CommentStatus.VISIBLE;
    }
}
