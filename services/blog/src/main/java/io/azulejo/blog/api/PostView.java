package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostStatus;
import java.util.Locale;

/**
 * A post as it stands after a change.
 *
 * @param status draft, published or archived
 */
@Json
record PostView(PostLine post, String status, long version) {

    static PostView of(Post post) {
        return new PostView(PostLine.of(post), status(post), post.version());
    }

    static String status(Post post) {
        PostStatus status = post.status();
        if (status == null) {
            return post.published() ? "published" : "draft";
        }
        return status.name().toLowerCase(Locale.ROOT);
    }
}
