package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Where a comment is, by its id alone and as of now; the documented index comes later. */
@Entity
@Key(pk = "COMMENT#{commentId}", sk = "COMMENT#{commentId}")
public record CommentPlace(
        @FromKey String commentId, String postId, @Nullable String parentId, Instant createdAt) {}
