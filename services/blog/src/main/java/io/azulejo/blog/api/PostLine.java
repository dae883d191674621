package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostSummary;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A post in a list. */
@Json
record PostLine(
        String postId,
        @Nullable String slug,
        String title,
        @Nullable String excerpt,
        String authorId,
        @Nullable String authorName,
        String categoryId,
        @Nullable String coverUrl,
        @Nullable Instant publishedAt,
        Instant createdAt,
        Instant updatedAt) {

    static PostLine of(PostSummary post) {
        return new PostLine(
                post.postId(),
                post.slug(),
                post.title(),
                post.excerpt(),
                post.authorId(),
                post.authorName(),
                post.categoryId(),
                post.coverUrl(),
                post.publishedAt(),
                post.createdAt(),
                post.updatedAt());
    }

    static PostLine of(Post post) {
        return new PostLine(
                post.postId(),
                post.slug(),
                post.title(),
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
