package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.Like;
import io.azulejo.blog.table.Post;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Public comments and likes of a user: those on published posts. */
@Singleton
public final class PublicActivity {
    /** Limits the requests for a page of a user whose comments are mostly on withdrawn posts. */
    private static final int MAX_PAGES = 10;

    private final BlogTable table;
    private final PostLookup posts;

    public PublicActivity(BlogTable table, PostLookup posts) {
        this.table = table;
        this.posts = posts;
    }

    public Page<Comment> comments(String userId, PageRequest page) {
        return fill(page, request -> table.commentsByAuthor(userId, request), Comment::postId);
    }

    public Page<Like> likes(String userId, PageRequest page) {
        return fill(page, request -> table.likesByAuthor(userId, request), Like::postId);
    }

    /** Reads on until the page is full, because the posts are known only after the read. */
    private <T> Page<T> fill(PageRequest page, Function<PageRequest, Page<T>> list, Function<T, String> postId) {
        List<T> shown = new ArrayList<>();
        Cursor cursor = null;
        for (int pages = 0; pages < MAX_PAGES; pages++) {
            Page<T> next = list.apply(
                    pages == 0
                            ? page
                            : PageRequest.of(page.size() - shown.size()).after(cursor));
            shown.addAll(published(next.items(), postId));
            cursor = next.next().orElse(null);
            if (cursor == null || shown.size() == page.size()) {
                break;
            }
        }
        return new Page<>(shown, cursor);
    }

    private <T> List<T> published(List<T> items, Function<T, String> postId) {
        if (items.isEmpty()) {
            return items;
        }
        Set<String> known = posts
                .published(items.stream().map(postId).distinct().toList())
                .stream()
                .map(Post::postId)
                .collect(Collectors.toSet());
        return items.stream().filter(item -> known.contains(postId.apply(item))).toList();
    }
}
