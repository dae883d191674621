package io.azulejo.blog.demo;

import io.azulejo.blog.rules.Actor;
import io.azulejo.blog.rules.Bookmarks;
import io.azulejo.blog.rules.Categories;
import io.azulejo.blog.rules.CategoryDraft;
import io.azulejo.blog.rules.Comments;
import io.azulejo.blog.rules.Likes;
import io.azulejo.blog.rules.PostDraft;
import io.azulejo.blog.rules.Posts;
import io.azulejo.blog.rules.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.CategorySummary;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.Slug;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.demo.DemoAccount;
import io.azulejo.web.demo.DemoAccounts;
import io.azulejo.web.demo.DemoLogin;
import io.azulejo.web.demo.SampleData;
import io.azulejo.web.idempotency.Mark;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** A tree of categories, posts and drafts of three authors, and readers who talk, like and keep. */
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
                talk(postId);
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
                                Mark.NONE)
                        .postId());
        if (planned.published()) {
            posts.publish(author, postId, OptionalLong.empty());
        }
        return postId;
    }

    private void talk(String postId) {
        Map<String, String> said = new HashMap<>();
        for (Comment comment : table.thread(postId, PageRequest.of(100))) {
            said.put(String.valueOf(comment.text()), comment.commentId());
        }
        for (SamplePosts.Said planned : SamplePosts.TALK) {
            String root = said.computeIfAbsent(planned.text(), text -> say(planned.author(), postId, text, null));
            said.computeIfAbsent(planned.answer(), text -> say(planned.answering(), postId, text, root));
        }
        for (DemoAccount reader : READERS) {
            likes.like(caller(reader), postId);
        }
        bookmarks.keep(caller(DemoAccounts.GABRIELA), postId);
    }

    private String say(DemoAccount account, String postId, String text, @Nullable String inReplyTo) {
        return comments.add(caller(account), postId, text, inReplyTo, Mark.NONE).commentId();
    }

    private Actor actor(DemoAccount account) {
        return users.acting(caller(account));
    }

    private static Caller caller(DemoAccount account) {
        return new Caller(account.id(), account.name(), account.roles(), account.memberships());
    }
}
