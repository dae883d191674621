package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostStatus;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.http.text.EnumNames;

/**
 * Post after a write, without its body.
 *
 * @param status one of draft, published and archived
 */
@Json
record PostView(PostSummary post, String status, long version) {

    static PostView of(Post post) {
        return new PostView(PostSummary.of(post), status(post), post.version());
    }

    static String status(Post post) {
        PostStatus status = post.status();
        if (status == null) {
            return post.published() ? "published" : "draft";
        }
        return EnumNames.of(status);
    }
}
