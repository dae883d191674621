package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.CommentStatus;
import io.azulejo.blog.table.Reply;
import io.azulejo.web.text.Words;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A comment. Of one that is hidden or deleted, text and author are missing.
 *
 * @param rootId the comment at the root of its thread
 * @param status visible, hidden or deleted
 */
@Json
record CommentView(
        String commentId,
        String postId,
        String rootId,
        @Nullable String inReplyTo,
        int depth,
        String status,
        @Nullable String authorId,
        @Nullable String authorName,
        @Nullable String text,
        @Nullable Instant editedAt,
        Instant createdAt,
        long version) {

    /** As everybody sees it. */
    static CommentView of(Comment comment) {
        return of(comment, comment.visible());
    }

    /** As its author and moderators see it, who know what is hidden. */
    static CommentView unveiled(Comment comment) {
        return of(comment, comment.status() != CommentStatus.DELETED);
    }

    private static CommentView of(Comment comment, boolean shown) {
        CommentStatus status = comment.status() == null ? CommentStatus.VISIBLE : comment.status();
        Reply reply = comment instanceof Reply found ? found : null;
        Integer depth = reply == null ? Integer.valueOf(0) : reply.depth();
        return new CommentView(
                comment.commentId(),
                comment.postId(),
                comment.rootId(),
                reply == null ? null : reply.inReplyTo(),
                depth == null ? 1 : depth,
                Words.of(status),
                shown ? comment.authorId() : null,
                shown ? comment.authorName() : null,
                shown ? comment.text() : null,
                comment.editedAt(),
                comment.createdAt(),
                comment.version());
    }
}
