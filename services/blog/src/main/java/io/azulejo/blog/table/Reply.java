package io.azulejo.blog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Reply to a comment. The parent in its key is always the root of the thread, at any depth.
 *
 * @param inReplyTo comment that it replies to
 * @param depth 1 for a reply to the root comment
 */
@Entity
@Key(pk = "POST#{postId}", sk = "COMMENT#{parentId}#{commentId}#{createdAt}")
@IndexKey(index = "GSI1", pk = "COMMENT#{commentId}", sk = "POST#{postId}")
@IndexKey(index = "GSI2", pk = "AUTHOR#{authorId}", sk = "COMMENT#{createdAt}#{commentId}")
@IndexKey(index = "GSI3", pk = "REPLIES#{parentId}", sk = "COMMENT#{createdAt}#{commentId}")
@Accept(id = "AZ204", because = "the documented key; the id before the time is already unique")
@Accept(id = "AZ213", because = "the purge of a post deletes its comments")
public record Reply(
        @Nullable String entityType,
        @FromKey String postId,
        @FromKey String parentId,
        @FromKey String commentId,
        @Nullable String inReplyTo,
        @Nullable Integer depth,
        @Default("deleted") String authorId,
        @Nullable String authorName,
        @Nullable String text,
        @Nullable CommentStatus status,
        @Nullable Instant editedAt,
        @Nullable String notified,
        @CreatedAt Instant createdAt,
        @UpdatedAt @Default("1970-01-01T00:00:00Z") Instant updatedAt,
        @Version long version)
        implements Comment {

    @Override
    public String rootId() {
        return parentId;
    }
}
