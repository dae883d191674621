package io.azulejo.wavyblog.rules;

import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.wavyblog.table.CategoryStats;
import io.azulejo.wavyblog.table.CategoryStatsAttributes;
import io.azulejo.wavyblog.table.CategoryStatsKeys;
import io.azulejo.wavyblog.table.IdPointerKeys;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostBodyKeys;
import io.azulejo.wavyblog.table.PostBuilder;
import io.azulejo.wavyblog.table.PostKeys;
import io.azulejo.wavyblog.table.Slug;
import io.azulejo.wavyblog.table.SlugAttributes;
import io.azulejo.wavyblog.table.SlugKeys;
import io.azulejo.wavyblog.table.UserKeys;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.idempotency.Mark;
import io.azulejo.web.precondition.Versions;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import io.azulejo.web.text.SlugText;
import io.azulejo.web.text.Texts;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalLong;

/** What authors do with their posts, and admins with everyone's. */
@Singleton
public final class Posts {
    private static final int LONGEST_TITLE = 200;

    private final WavyBlogTable table;
    private final Slugs slugs;
    private final Categories categories;
    private final InstantSource clock;

    public Posts(WavyBlogTable table, Slugs slugs, Categories categories, InstantSource clock) {
        this.table = table;
        this.slugs = slugs;
        this.categories = categories;
        this.clock = clock;
    }

    /** One transaction: the post, its slug, its id, its category's count, and its author is still there. */
    public Post create(Caller author, PostDraft draft, Mark mark) {
        String title = Texts.line("title", draft.title(), LONGEST_TITLE);
        PostContent content = PostContent.of(draft.content());
        String slug = draft.slug() == null ? slugs.suggest(title) : SlugText.checked("slug", draft.slug());
        String category = categories.known(draft.category());
        Post post = PostBuilder.blank()
                .postId(Ids.next("post_"))
                .slug(slug)
                .title(title)
                .content(content.head())
                .bodyParts(content.count())
                .authorId(author.name())
                .category(category)
                .thumbnailUrl(Texts.url("thumbnailUrl", draft.thumbnailUrl()))
                .published(draft.published())
                .publishedAt(draft.published() ? clock.instant() : null)
                .build();
        try {
            TransactWrite transaction = by(author)
                    .create(post)
                    .create(IdPointers.ofPost(post.postId(), slug))
                    .createAll(content.parts(slug))
                    .update(count(category, 1));
            return mark.run(transaction, post.postId()).first(Post.class);
        } catch (AlreadyExistsException | UniqueViolationException e) {
            throw ProblemException.taken("slug");
        }
    }

    /** A post by its id, wherever it has moved. */
    public Post known(Caller caller, String postId) {
        return table.id(postId)
                .flatMap(pointer -> table.postTable().getConsistent(PostKeys.of(IdPointers.slugOfPost(pointer))))
                .filter(post -> visible(post, Optional.of(caller)))
                .orElseThrow(() -> ProblemException.notFound("post", postId));
    }

    /** Everyone sees what is published; a draft is its author's and the admins'. */
    public boolean visible(Post post, Optional<Caller> caller) {
        return post.published() || caller.filter(who -> mayChange(who, post)).isPresent();
    }

    public String content(Post post) {
        return PostContent.whole(post, table);
    }

    /** Replaces what the author wrote; the slug stays. */
    public Post edit(Caller caller, String slug, PostDraft draft, OptionalLong version) {
        Post old = changeable(caller, slug, version);
        String category = draft.category() == null ? old.category() : categories.known(draft.category());
        PostContent content = PostContent.of(draft.content());
        PostBuilder edited = PostBuilder.of(old)
                .title(Texts.line("title", draft.title(), LONGEST_TITLE))
                .category(category)
                .thumbnailUrl(Texts.url("thumbnailUrl", draft.thumbnailUrl()));
        return rewrite(caller, old, edited, content);
    }

    /** Replaces the content alone. */
    public Post write(Caller caller, String slug, String markdown, OptionalLong version) {
        Post old = changeable(caller, slug, version);
        return rewrite(caller, old, PostBuilder.of(old), PostContent.of(markdown));
    }

    private Post rewrite(Caller caller, Post old, PostBuilder changed, PostContent content) {
        Post edited = changed.content(content.head()).bodyParts(content.count()).build();
        TransactWrite transaction = by(caller).put(edited).putAll(content.parts(old.slug()));
        for (int part = content.count() + 1; part <= parts(old); part++) {
            transaction.delete(PostBodyKeys.of(old.slug(), part));
        }
        if (!edited.category().equals(old.category())) {
            transaction.update(count(old.category(), -1)).update(count(edited.category(), 1));
        }
        return transaction.run().first(Post.class);
    }

    public Post publish(Caller caller, String slug, OptionalLong version) {
        Post old = changeable(caller, slug, version);
        Instant first = old.publishedAt() == null ? clock.instant() : old.publishedAt();
        return by(caller)
                .replace(
                        old,
                        PostBuilder.of(old).published(true).publishedAt(first).build())
                .run()
                .first(Post.class);
    }

    public Post unpublish(Caller caller, String slug, OptionalLong version) {
        Post old = changeable(caller, slug, version);
        return by(caller)
                .replace(old, PostBuilder.of(old).published(false).build())
                .run()
                .first(Post.class);
    }

    /** Moves a post; the old slug leads to the new one for ever, and nobody else gets it. */
    public Post changeSlug(Caller caller, String slug, String newSlug, OptionalLong version) {
        Post old = changeable(caller, slug, version);
        if (SlugText.checked("slug", newSlug).equals(slug)) {
            return old;
        }
        // Under another key it is new, and its version begins again.
        Post moved = PostBuilder.of(old).slug(newSlug).version(0).build();
        TransactWrite transaction = by(caller)
                .delete(old)
                .create(moved)
                .put(new Slug(slug, moved.targetPk(), Slug.Kind.POST, newSlug))
                .put(IdPointers.ofPost(old.postId(), newSlug));
        if (slugs.redirect(newSlug).filter(slug::equals).isPresent()) {
            // Its own former slug: taken back rather than created.
            transaction.update(table.slugTable()
                    .update(SlugKeys.of(newSlug))
                    .set(SlugAttributes.TARGET_PK, moved.targetPk())
                    .remove(SlugAttributes.REDIRECT_TO)
                    .where(SlugAttributes.REDIRECT_TO.exists()));
        }
        table.body(slug)
                .forEach(part ->
                        transaction.delete(PostBodyKeys.of(slug, part.part())).create(part.of(newSlug)));
        try {
            return transaction.run().first(Post.class);
        } catch (AlreadyExistsException | UniqueViolationException e) {
            throw ProblemException.taken("slug");
        }
    }

    public void delete(Caller caller, String slug, OptionalLong version) {
        Post post = changeable(caller, slug, version);
        delete(by(caller), post).update(count(post.category(), -1)).run();
    }

    /** Adds everything that goes with a post but its category's count. */
    static TransactWrite delete(TransactWrite transaction, Post post) {
        transaction.delete(post).delete(IdPointerKeys.of(post.postId()));
        for (int part = 1; part <= parts(post); part++) {
            transaction.delete(PostBodyKeys.of(post.slug(), part));
        }
        return transaction;
    }

    static int parts(Post post) {
        return post.bodyParts() == null ? 0 : post.bodyParts();
    }

    EntityUpdate<CategoryStats> count(String category, long change) {
        return table.categoryStatsTable()
                .update(CategoryStatsKeys.of(category))
                .add(CategoryStatsAttributes.POST_COUNT, change);
    }

    /** A transaction that is done only while the caller may still act. */
    private TransactWrite by(Caller caller) {
        return table.transaction().check(UserKeys.of(caller.name()), Users.acts(caller));
    }

    private Post changeable(Caller caller, String slug, OptionalLong version) {
        Post post = table.postTable()
                .getConsistent(PostKeys.of(slug))
                .filter(found -> visible(found, Optional.of(caller)))
                .orElseThrow(() -> ProblemException.notFound("post", slug));
        caller.requireOwnerOr("admin", post.authorId());
        Versions.require(version, "post", post.version());
        categories.counted(post.category());
        return post;
    }

    private static boolean mayChange(Caller caller, Post post) {
        return caller.name().equals(post.authorId()) || caller.has("admin");
    }
}
