package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.table.PostStats;

/** The counters of a post. */
@Json
record StatsView(String postId, long likes, long comments, long bookmarks, long views) {

    static StatsView of(PostStats stats) {
        return new StatsView(stats.postId(), stats.likes(), stats.comments(), stats.bookmarks(), stats.views());
    }
}
