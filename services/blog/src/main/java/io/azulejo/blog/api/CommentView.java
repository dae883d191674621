package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.CommentStatus;
import io.azulejo.blog.table.Reply;
import io.azulejo.http.text.EnumNames;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Comment as JSON. Hidden and deleted comments have no text and no author.
 *
 * @param rootId root comment of the thread
 * @param status one of visible, hidden and deleted
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

    /** Returns the public view. */
    static CommentView of(Comment comment) {
        return of(comment, comment.visible());
    }

    /** Returns the view for moderators, which includes hidden text. */
    static CommentView forModerator(Comment comment) {
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
                EnumNames.of(status),
                shown ? comment.authorId() : null,
                shown ? comment.authorName() : null,
                shown ? comment.text() : null,
                comment.editedAt(),
                comment.createdAt(),
                comment.version());
    }
}
