package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostAttributes;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.toolkit.cursor.CursorCodec;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Published posts of a category and its subcategories, newest first. Runs one Query per category and merges the
 * results.
 */
@Singleton
public final class CategoryPosts {
    /** Excludes legacy drafts, which are in the same partition but have no publication time. */
    public static final Condition<Post> PUBLISHED = PostAttributes.PUBLISHED_AT.exists();

    private static final int MAX_CATEGORIES = 50;
    private static final Comparator<PostSummary> NEWEST = Comparator.comparing(CategoryPosts::publicationTime)
            .thenComparing(PostSummary::postId)
            .reversed();

    private final BlogTable table;
    private final Categories categories;
    private final CursorCodec cursors;

    public CategoryPosts(BlogTable table, Categories categories, CursorCodec cursors) {
        this.table = table;
        this.categories = categories;
        this.cursors = cursors;
    }

    /** Position of the last post on the previous page. */
    private record Position(Instant publishedAt, String postId) {
        static Position of(byte[] bytes) {
            String text = new String(bytes, StandardCharsets.UTF_8);
            int space = text.indexOf(' ');
            return new Position(Instant.parse(text.substring(0, space)), text.substring(space + 1));
        }

        byte[] bytes() {
            return (publishedAt + " " + postId).getBytes(StandardCharsets.UTF_8);
        }

        boolean before(PostSummary post) {
            int compared = publicationTime(post).compareTo(publishedAt);
            return compared < 0 || (compared == 0 && post.postId().compareTo(postId) < 0);
        }
    }

    public Page<PostSummary> inSubtree(String categoryId, PageRequest page) {
        byte[] binding = ("posts below " + categoryId).getBytes(StandardCharsets.UTF_8);
        Position start = page.cursor() == null ? null : Position.of(cursors.open(page.cursor(), binding));
        SortRange<Instant> until = start == null ? SortRange.all() : SortRange.to(start.publishedAt());
        int enough = page.size() + 1; // one more than the page shows whether there is a next page
        int atOnce = start == null ? enough : enough + 1; // the range includes the last post of the previous page
        List<PostSummary> merged = new ArrayList<>();
        for (String category : subtree(categoryId)) {
            PageRequest.of(atOnce)
                    .all(some -> table.postsByCategoryUntil(category, until, PUBLISHED, some))
                    .filter(post -> start == null || start.before(post))
                    .limit(enough)
                    .forEach(merged::add);
        }
        merged.sort(NEWEST);
        if (merged.size() < enough) {
            return new Page<>(merged, null);
        }
        List<PostSummary> first = merged.subList(0, page.size());
        PostSummary last = first.getLast();
        return new Page<>(first, cursors.seal(new Position(publicationTime(last), last.postId()).bytes(), binding));
    }

    private List<String> subtree(String categoryId) {
        List<String> found =
                new ArrayList<>(List.of(categories.known(categoryId).categoryId()));
        for (int i = 0; i < found.size() && found.size() < MAX_CATEGORIES; i++) {
            categories.siblings(found.get(i)).forEach(child -> found.add(child.categoryId()));
        }
        return found;
    }

    private static Instant publicationTime(PostSummary post) {
        return post.publishedAt() == null ? post.createdAt() : post.publishedAt();
    }
}
