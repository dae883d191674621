package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.domain.PostLookup;
import io.azulejo.blog.table.PostStats;
import io.azulejo.blog.table.PostSummary;

/**
 * Post with its content, its counters and the relation of the caller to it.
 *
 * @param content Markdown source
 * @param html content as sanitized HTML
 * @param liked whether the caller likes the post
 * @param bookmarked whether the caller bookmarked the post
 */
@Json
record PostDetails(
        PostSummary post,
        String status,
        String content,
        String html,
        long likes,
        long comments,
        long bookmarks,
        long views,
        boolean liked,
        boolean bookmarked,
        long version) {

    static PostDetails of(PostLookup.Read read, PostStats stats, String html) {
        return new PostDetails(
                PostSummary.of(read.post()),
                PostView.status(read.post()),
                read.body(),
                html,
                stats.likes(),
                stats.comments(),
                stats.bookmarks(),
                stats.views(),
                read.liked(),
                read.bookmarked(),
                read.post().version());
    }
}
