package io.azulejo.wavyblog.pages;

import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostSummary;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Post in a list of a reading page. */
record Listed(
        String slug,
        String title,
        String author,
        String category,
        @Nullable String thumbnailUrl,
        Instant time) {

    static Listed of(PostSummary post) {
        return new Listed(
                post.slug(),
                post.title(),
                post.authorId(),
                post.category(),
                post.thumbnailUrl(),
                post.publishedAt() == null ? post.createdAt() : post.publishedAt());
    }

    static Listed of(Post post) {
        return new Listed(
                post.slug(),
                post.title(),
                post.authorId(),
                post.category(),
                post.thumbnailUrl(),
                post.publishedAt() == null ? post.createdAt() : post.publishedAt());
    }
}
