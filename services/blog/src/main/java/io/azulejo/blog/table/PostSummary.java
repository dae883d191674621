package io.azulejo.blog.table;

import io.avaje.jsonb.Json;
import io.azulejo.annotation.ProjectionOf;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Post as shown in lists, with the attributes that the indexes project. */
@Json
@ProjectionOf(Post.class)
public record PostSummary(
        String postId,
        String title,
        @Nullable String slug,
        @Nullable String excerpt,
        String authorId,
        @Nullable String authorName,
        @Nullable String categoryId,
        @Nullable String coverUrl,
        @Nullable Instant publishedAt,
        Instant createdAt,
        Instant updatedAt) {

    public static PostSummary of(Post post) {
        return new PostSummary(
                post.postId(),
                post.title(),
                post.slug(),
                post.excerpt(),
                post.authorId(),
                post.authorName(),
                post.categoryId(),
                post.coverUrl(),
                post.publishedAt(),
                post.createdAt(),
                post.updatedAt());
    }
}
