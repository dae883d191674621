package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.rules.PostLookup;
import io.azulejo.blog.table.PostSummary;

/**
 * A post with all of it.
 *
 * @param body Markdown as it was written
 * @param html the same as HTML that is safe in a page
 * @param liked whether the caller likes it
 * @param bookmarked whether the caller keeps it
 */
@Json
record PostPage(
        PostSummary post,
        String status,
        String body,
        String html,
        long likes,
        long comments,
        long bookmarks,
        long views,
        boolean liked,
        boolean bookmarked,
        long version) {

    static PostPage of(PostLookup.Read read, String html) {
        return new PostPage(
                PostSummary.of(read.post()),
                PostView.status(read.post()),
                read.body(),
                html,
                read.stats().likes(),
                read.stats().comments(),
                read.stats().bookmarks(),
                read.stats().views(),
                read.liked(),
                read.bookmarked(),
                read.post().version());
    }
}
