package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.table.Like;
import java.time.Instant;

/** A like of a user. */
@Json
record LikeLine(String postId, Instant createdAt) {

    static LikeLine of(Like like) {
        return new LikeLine(like.postId(), like.createdAt());
    }
}
