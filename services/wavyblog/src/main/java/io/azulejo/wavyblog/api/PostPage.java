package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.azulejo.http.page.PageBody;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One page of a list of posts, newest first.
 *
 * @param next the cursor of the next page, absent on the last
 * @param sortedBy the field by which the list is sorted: {@code publishedAt} or {@code createdAt}
 */
@Json
record PostPage(List<PostListItem> items, @Nullable String next, String sortedBy) {

    static PostPage byPublication(PageBody<PostListItem> page) {
        return new PostPage(page.items(), page.next(), "publishedAt");
    }

    static PostPage byCreation(PageBody<PostListItem> page) {
        return new PostPage(page.items(), page.next(), "createdAt");
    }
}
