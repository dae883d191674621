package io.azulejo.wavyblog.table;

import io.azulejo.annotation.ProjectionOf;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Post as shown in the feed, with the attributes that GSI4 projects. */
@ProjectionOf(Post.class)
public record PostSummary(
        String postId,
        String slug,
        String title,
        String authorId,
        String category,
        @Nullable String thumbnailUrl,
        @Nullable Instant publishedAt,
        Instant createdAt,
        Instant updatedAt) {}
