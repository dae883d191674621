package io.azulejo.blog.demo;

import io.azulejo.blog.domain.Actor;
import io.azulejo.blog.domain.Bookmarks;
import io.azulejo.blog.domain.Categories;
import io.azulejo.blog.domain.CategoryDraft;
import io.azulejo.blog.domain.Comments;
import io.azulejo.blog.domain.Likes;
import io.azulejo.blog.domain.PostDraft;
import io.azulejo.blog.domain.Posts;
import io.azulejo.blog.domain.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.CategorySummary;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.Slug;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.demo.DemoAccount;
import io.azulejo.http.demo.DemoAccounts;
import io.azulejo.http.demo.DemoLogin;
import io.azulejo.http.demo.SampleData;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.toolkit.query.PageRequest;
import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Sample data of a category tree, posts and drafts by three authors, and comments, likes and bookmarks by readers. */
@Singleton
final class BlogSamples implements SampleData {
    private static final List<DemoAccount> READERS =
            List.of(DemoAccounts.FABIO, DemoAccounts.GABRIELA, DemoAccounts.CARLA);
    private static final Map<String, List<String>> TREE = new LinkedHashMap<>();

    static {
        TREE.put("technology", List.of("java", "databases"));
        TREE.put("kitchen", List.of("bread", "sweets"));
        TREE.put("travel", List.of("lisbon", "azores"));
    }

    private final BlogTable table;
    private final Users users;
    private final Categories categories;
    private final Posts posts;
    private final Comments comments;
    private final Likes likes;
    private final Bookmarks bookmarks;

    BlogSamples(
            BlogTable table,
            Users users,
            Categories categories,
            Posts posts,
            Comments comments,
            Likes likes,
            Bookmarks bookmarks) {
        this.table = table;
        this.users = users;
        this.categories = categories;
        this.posts = posts;
        this.comments = comments;
        this.likes = likes;
        this.bookmarks = bookmarks;
    }

    @Override
    public int steps() {
        return 1 + SamplePosts.all().size();
    }

    @Override
    public List<DemoLogin> load(Runnable step) {
        Map<String, String> ids = categories();
        step.run();
        for (SamplePosts.Planned planned : SamplePosts.all()) {
            String postId = post(planned, String.valueOf(ids.get(planned.category())));
            if (planned.published()) {
                addReactions(postId);
            }
            step.run();
        }
        return List.of();
    }

    private Map<String, String> categories() {
        Map<String, String> ids = new HashMap<>();
        TREE.forEach((main, below) -> {
            String parent = category(main, null);
            below.forEach(name -> ids.put(name, category(name, parent)));
        });
        return ids;
    }

    private String category(String slug, @Nullable String parentId) {
        return categories.siblings(parentId).stream()
                .filter(found -> slug.equals(found.slug()))
                .map(CategorySummary::categoryId)
                .findFirst()
                .orElseGet(() -> {
                    String name = Character.toUpperCase(slug.charAt(0)) + slug.substring(1);
                    return categories
                            .create(actor(DemoAccounts.BRUNO), new CategoryDraft(name, slug, null, parentId))
                            .categoryId();
                });
    }

    private String post(SamplePosts.Planned planned, String categoryId) {
        Actor author = actor(planned.author());
        String postId = table.slug(planned.slug())
                .map(Slug::postId)
                .orElseGet(() -> posts.create(
                                author,
                                new PostDraft(planned.title(), planned.slug(), null, planned.body(), categoryId, null),
                                IdempotentCommit.NONE)
                        .postId());
        if (planned.published()) {
            posts.publish(author, postId, OptionalLong.empty());
        }
        return postId;
    }

    private void addReactions(String postId) {
        Map<String, String> commentIds = new HashMap<>();
        for (Comment comment : table.thread(postId, PageRequest.of(100))) {
            commentIds.put(String.valueOf(comment.text()), comment.commentId());
        }
        for (SamplePosts.PlannedComment planned : SamplePosts.COMMENTS) {
            String root = commentIds.computeIfAbsent(
                    planned.text(), text -> addComment(planned.author(), postId, text, null));
            commentIds.computeIfAbsent(planned.answer(), text -> addComment(planned.answering(), postId, text, root));
        }
        for (DemoAccount reader : READERS) {
            likes.like(caller(reader), postId);
        }
        bookmarks.add(caller(DemoAccounts.GABRIELA), postId);
    }

    private String addComment(DemoAccount account, String postId, String text, @Nullable String inReplyTo) {
        return comments.add(caller(account), postId, text, inReplyTo, IdempotentCommit.NONE)
                .commentId();
    }

    private Actor actor(DemoAccount account) {
        return users.requireActive(caller(account));
    }

    private static Caller caller(DemoAccount account) {
        return new Caller(account.id(), account.name(), account.roles(), account.memberships());
    }
}
