package io.azulejo.blog.rules;

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

/** The posts of a category and of all below it, newest first: one Query for each, merged. */
@Singleton
public final class CategoryPosts {
    /** Drafts that others wrote are in the same partition, without a time of publication. */
    public static final Condition<Post> PUBLISHED = PostAttributes.PUBLISHED_AT.exists();

    private static final int MOST_CATEGORIES = 50;
    private static final Comparator<PostSummary> NEWEST = Comparator.comparing(CategoryPosts::since)
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

    /** The last post of the page before. */
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
            int compared = since(post).compareTo(publishedAt);
            return compared < 0 || (compared == 0 && post.postId().compareTo(postId) < 0);
        }
    }

    public Page<PostSummary> withAllBelow(String categoryId, PageRequest page) {
        byte[] binding = ("posts below " + categoryId).getBytes(StandardCharsets.UTF_8);
        Position start = page.cursor() == null ? null : Position.of(cursors.open(page.cursor(), binding));
        SortRange<Instant> until = start == null ? SortRange.all() : SortRange.to(start.publishedAt());
        int enough = page.size() + 1; // one more than is shown tells that there is more
        int atOnce = start == null ? enough : enough + 1; // the last post of the page before is read again
        List<PostSummary> merged = new ArrayList<>();
        for (String category : withAllBelow(categoryId)) {
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
        return new Page<>(first, cursors.seal(new Position(since(last), last.postId()).bytes(), binding));
    }

    private List<String> withAllBelow(String categoryId) {
        List<String> found =
                new ArrayList<>(List.of(categories.known(categoryId).categoryId()));
        for (int i = 0; i < found.size() && found.size() < MOST_CATEGORIES; i++) {
            categories.siblings(found.get(i)).forEach(child -> found.add(child.categoryId()));
        }
        return found;
    }

    private static Instant since(PostSummary post) {
        return post.publishedAt() == null ? post.createdAt() : post.publishedAt();
    }
}
