package io.azulejo.blog.table;

import io.azulejo.annotation.ProjectionOf;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A post as lists show it: what the indexes project. */
@ProjectionOf(Post.class)
public record PostSummary(
        String postId,
        String title,
        @Nullable String slug,
        @Nullable String excerpt,
        String authorId,
        @Nullable String authorName,
        String categoryId,
        @Nullable String coverUrl,
        @Nullable Instant publishedAt,
        Instant createdAt,
        Instant updatedAt) {}
