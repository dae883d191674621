package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostSummary;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A post in a list. */
@Json
record PostLine(
        String postId,
        String slug,
        String title,
        String author,
        String category,
        @Nullable String thumbnailUrl,
        @Nullable Instant publishedAt,
        Instant createdAt,
        Instant updatedAt) {

    static PostLine of(PostSummary post) {
        return new PostLine(
                post.postId(),
                post.slug(),
                post.title(),
                post.authorId(),
                post.category(),
                post.thumbnailUrl(),
                post.publishedAt(),
                post.createdAt(),
                post.updatedAt());
    }

    static PostLine of(Post post) {
        return new PostLine(
                post.postId(),
                post.slug(),
                post.title(),
                post.authorId(),
                post.category(),
                post.thumbnailUrl(),
                post.publishedAt(),
                post.createdAt(),
                post.updatedAt());
    }
}
