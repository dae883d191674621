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

/** Root comment of a thread. It has the same entity type as a reply; the two are distinguished by their keys. */
@Entity
@Key(pk = "POST#{postId}", sk = "COMMENT#{commentId}#{createdAt}")
@IndexKey(index = "GSI1", pk = "COMMENT#{commentId}", sk = "POST#{postId}")
@IndexKey(index = "GSI2", pk = "AUTHOR#{authorId}", sk = "COMMENT#{createdAt}#{commentId}")
@IndexKey(index = "GSI3", pk = "ROOTS#{postId}", sk = "COMMENT#{createdAt}#{commentId}")
@Accept(id = "AZ204", because = "the documented key; the id before the time is already unique")
@Accept(id = "AZ213", because = "the purge of a post deletes its comments")
public record RootComment(
        @Nullable String entityType,
        @FromKey String postId,
        @FromKey String commentId,
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
        return commentId;
    }
}
