package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.table.Bookmark;
import java.time.Instant;

/** Somebody who keeps a post. */
@Json
record BookmarkerLine(String userId, Instant createdAt) {

    static BookmarkerLine of(Bookmark bookmark) {
        return new BookmarkerLine(bookmark.userId(), bookmark.createdAt());
    }
}
