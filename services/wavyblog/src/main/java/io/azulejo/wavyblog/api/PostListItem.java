package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostSummary;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Post as shown in lists. */
@Json
record PostListItem(
        String postId,
        String slug,
        String title,
        String author,
        String category,
        @Nullable String coverUrl,
        @Nullable Instant publishedAt,
        Instant createdAt,
        Instant updatedAt) {

    static PostListItem of(PostSummary post) {
        return new PostListItem(
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

    static PostListItem of(Post post) {
        return new PostListItem(
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
