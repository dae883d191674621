package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.azulejo.wavyblog.table.Post;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Post with its content.
 *
 * @param content Markdown source
 * @param html content as sanitized HTML
 * @param draftedAt when the draft was created that became the post; absent if it was published at once
 * @param createdAt when the post was created; for a draft that was published, when that was
 */
@Json
record PostView(
        String postId,
        String slug,
        String title,
        String content,
        String html,
        String author,
        String category,
        @Nullable String coverUrl,
        boolean published,
        @Nullable Instant publishedAt,
        @Nullable Instant draftedAt,
        Instant createdAt,
        Instant updatedAt,
        long version) {

    static PostView of(Post post, String content, String html) {
        return new PostView(
                post.postId(),
                post.slug(),
                post.title(),
                content,
                html,
                post.authorId(),
                post.category(),
                post.thumbnailUrl(),
                post.published(),
                post.publishedAt(),
                post.draftedAt(),
                post.createdAt(),
                post.updatedAt(),
                post.version());
    }
}
