package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Location of a comment by its id, for consistent reads. The documented index is only eventually consistent. */
@Entity
@Key(pk = "COMMENT#{commentId}", sk = "COMMENT#{commentId}")
public record CommentPlace(
        @FromKey String commentId, String postId, @Nullable String parentId, Instant createdAt) {}
