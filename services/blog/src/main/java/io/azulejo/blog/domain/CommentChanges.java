package io.azulejo.blog.domain;

import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.CommentStatus;
import io.azulejo.blog.table.Notification;
import io.azulejo.blog.table.NotificationKeys;
import io.azulejo.blog.table.Reply;
import io.azulejo.blog.table.ReplyBuilder;
import io.azulejo.blog.table.ReplyKeys;
import io.azulejo.blog.table.RootComment;
import io.azulejo.blog.table.RootCommentBuilder;
import io.azulejo.blog.table.RootCommentKeys;
import io.azulejo.toolkit.schema.EntityKey;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Copies of comments with changed fields, for root comments and replies. */
final class CommentChanges {
    private CommentChanges() {}

    static Comment withText(Comment comment, String text, Instant at) {
        return switch (comment) {
            case RootComment root ->
                RootCommentBuilder.of(root).text(text).editedAt(at).build();
            case Reply reply -> ReplyBuilder.of(reply).text(text).editedAt(at).build();
        };
    }

    static Comment withStatus(Comment comment, CommentStatus status) {
        String text = status == CommentStatus.DELETED ? null : comment.text();
        return switch (comment) {
            case RootComment root ->
                RootCommentBuilder.of(root).text(text).status(status).build();
            case Reply reply -> ReplyBuilder.of(reply).text(text).status(status).build();
        };
    }

    static Comment withAuthor(Comment comment, String authorId, @Nullable String authorName) {
        return switch (comment) {
            case RootComment root ->
                RootCommentBuilder.of(root)
                        .authorId(authorId)
                        .authorName(authorName)
                        .build();
            case Reply reply ->
                ReplyBuilder.of(reply).authorId(authorId).authorName(authorName).build();
        };
    }

    static EntityKey<? extends Comment> key(Comment comment) {
        return switch (comment) {
            case RootComment root -> RootCommentKeys.of(root.postId(), root.commentId(), root.createdAt());
            case Reply reply -> ReplyKeys.of(reply.postId(), reply.parentId(), reply.commentId(), reply.createdAt());
        };
    }

    /** Returns the key of the notification about a comment, if one was sent. */
    static List<EntityKey<Notification>> notificationKeys(Comment comment) {
        String recipient = comment.notified();
        return recipient == null
                ? List.of()
                : List.of(NotificationKeys.of(recipient, comment.commentId(), comment.createdAt()));
    }
}
