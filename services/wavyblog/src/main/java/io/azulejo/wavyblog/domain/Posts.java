package io.azulejo.wavyblog.domain;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.precondition.Versions;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.SlugText;
import io.azulejo.http.text.TextValidation;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
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
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalLong;

/** Operations on posts: create, edit, publish, change the slug and delete. */
@Singleton
public final class Posts {
    private static final int MAX_TITLE_LENGTH = 200;
    private static final int MAX_SLUG_ATTEMPTS = 10;

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

    /**
     * Creates a post. One transaction writes the post, its slug, its id and the count of its category, and checks that
     * the author is active.
     */
    public Post create(Caller author, PostDraft draft, IdempotentCommit commit) {
        String title = TextValidation.line("title", draft.title(), MAX_TITLE_LENGTH);
        PostContent content = PostContent.of(draft.content());
        if (draft.published()) {
            requireContent(draft.content());
        }
        String category = categories.resolve(draft.category());
        PostBuilder blank = PostBuilder.blank()
                .postId(Ids.next("post_"))
                .title(title)
                .content(content.head())
                .bodyParts(content.count())
                .authorId(author.name())
                .category(category)
                .thumbnailUrl(TextValidation.url("coverUrl", draft.coverUrl()))
                .published(draft.published())
                .publishedAt(draft.published() ? clock.instant() : null);
        if (draft.slug() != null) {
            Post post = blank.slug(SlugText.checked("slug", draft.slug())).build();
            return createAs(author, post, content, commit);
        }
        for (int attempt = 1; ; attempt++) {
            Post post = blank.slug(slugs.suggest(title)).build();
            try {
                return commit(author, creation(author, post, content), post, commit);
            } catch (AlreadyExistsException | UniqueViolationException raced) {
                // another request took the suggestion first
                if (attempt == MAX_SLUG_ATTEMPTS) {
                    throw ProblemException.taken("slug");
                }
            }
        }
    }

    private Post createAs(Caller author, Post post, PostContent content, IdempotentCommit commit) {
        try {
            return commit(author, creation(author, post, content), post, commit);
        } catch (AlreadyExistsException | UniqueViolationException e) {
            TransactWrite again = creation(author, post, content);
            if (!slugs.takeOver(again, post.slug(), post.targetPk(), post.kind())) {
                throw ProblemException.taken("slug");
            }
            return commit(author, again, post, commit);
        }
    }

    private TransactWrite creation(Caller author, Post post, PostContent content) {
        return (post.published() ? publicationBy(author) : transactionBy(author))
                .create(post)
                .create(IdPointers.ofPost(post.postId(), post.slug()))
                .createAll(content.parts(post.slug()))
                .update(count(post.category(), 1));
    }

    private Post commit(Caller author, TransactWrite transaction, Post post, IdempotentCommit commit) {
        try {
            return commit.run(transaction, post.postId()).first(Post.class);
        } catch (ConditionFailedException refused) {
            throw post.published() ? whyNotPublished(author, refused) : refused;
        }
    }

    /** Returns a post by its id, whatever its current slug. */
    public Post require(Caller caller, String postId) {
        return table.id(postId)
                .flatMap(pointer -> table.postTable().getConsistent(PostKeys.of(IdPointers.slugOfPost(pointer))))
                .filter(post -> visible(post, Optional.of(caller)))
                .orElseThrow(() -> ProblemException.notFound("post", postId));
    }

    /** Returns whether the caller may see a post. Only the author and admins see drafts. */
    public boolean visible(Post post, Optional<Caller> caller) {
        return post.published() || caller.filter(who -> mayChange(who, post)).isPresent();
    }

    public String content(Post post) {
        return PostContent.read(post, table);
    }

    /** Replaces a post. Slug and publication status stay unchanged. */
    public Post edit(Caller caller, String slug, PostDraft draft, OptionalLong version) {
        Post old = requireEditable(caller, slug, version);
        PostBuilder edited = PostBuilder.of(old)
                .title(TextValidation.line("title", draft.title(), MAX_TITLE_LENGTH))
                .category(categories.resolve(draft.category()))
                .thumbnailUrl(TextValidation.url("coverUrl", draft.coverUrl()));
        return rewrite(caller, old, edited, draft.content());
    }

    /** Changes some fields of a post. Null keeps a value; an empty text clears it. */
    public Post patch(Caller caller, String slug, PostEdit edit, OptionalLong version) {
        Post old = requireEditable(caller, slug, version);
        PostBuilder edited = PostBuilder.of(old);
        if (edit.title() != null) {
            edited.title(TextValidation.line("title", edit.title(), MAX_TITLE_LENGTH));
        }
        if (edit.category() != null) {
            edited.category(categories.resolve(edit.category()));
        }
        if (edit.coverUrl() != null) {
            edited.thumbnailUrl(TextValidation.url("coverUrl", edit.coverUrl()));
        }
        if (edit.content() != null) {
            return rewrite(caller, old, edited, edit.content());
        }
        Post changed = edited.build();
        TransactWrite transaction = transactionBy(caller).put(changed);
        moveCount(transaction, old, changed);
        return transaction.run().first(Post.class);
    }

    /** Replaces only the content. */
    public Post write(Caller caller, String slug, String markdown, OptionalLong version) {
        Post old = requireEditable(caller, slug, version);
        return rewrite(caller, old, PostBuilder.of(old), markdown);
    }

    private Post rewrite(Caller caller, Post old, PostBuilder changed, String text) {
        if (old.published()) {
            requireContent(text);
        }
        PostContent content = PostContent.of(text);
        Post edited = changed.content(content.head()).bodyParts(content.count()).build();
        TransactWrite transaction = transactionBy(caller).put(edited).putAll(content.parts(old.slug()));
        for (int part = content.count() + 1; part <= parts(old); part++) {
            transaction.delete(PostBodyKeys.of(old.slug(), part));
        }
        moveCount(transaction, old, edited);
        return transaction.run().first(Post.class);
    }

    private void moveCount(TransactWrite transaction, Post old, Post edited) {
        if (!edited.category().equals(old.category())) {
            transaction.update(count(old.category(), -1)).update(count(edited.category(), 1));
        }
    }

    /**
     * Publishes a post. The first publication of a draft is also its creation time, by which the documented lists sort,
     * so that an old draft is new there.
     */
    public Post publish(Caller caller, String slug, OptionalLong version) {
        Post old = requireEditable(caller, slug, version);
        requireContent(old.content());
        PostBuilder published = PostBuilder.of(old).published(true);
        if (old.publishedAt() == null) {
            Instant now = clock.instant();
            published.publishedAt(now);
            if (!old.published()) {
                published.draftedAt(old.createdAt()).createdAt(now);
            }
        }
        try {
            return publicationBy(caller).replace(old, published.build()).run().first(Post.class);
        } catch (ConditionFailedException refused) {
            throw whyNotPublished(caller, refused);
        }
    }

    private static void requireContent(String content) {
        if (content.isBlank()) {
            throw ProblemException.invalid("content", "must not be empty in a published post");
        }
    }

    private RuntimeException whyNotPublished(Caller caller, ConditionFailedException refused) {
        return table.user(caller.name()).filter(user -> !user.verified()).isPresent()
                ? ProblemException.forbidden("Verify your e-mail address before you publish")
                : refused;
    }

    public Post unpublish(Caller caller, String slug, OptionalLong version) {
        Post old = requireEditable(caller, slug, version);
        return transactionBy(caller)
                .replace(old, PostBuilder.of(old).published(false).build())
                .run()
                .first(Post.class);
    }

    /** Changes the slug. The old slug redirects permanently and stays reserved for the post. */
    public Post changeSlug(Caller caller, String slug, String newSlug, OptionalLong version) {
        Post old = requireEditable(caller, slug, version);
        if (SlugText.checked("slug", newSlug).equals(slug)) {
            return old;
        }
        // The key changes, so this is a new item and its version restarts.
        Post moved = PostBuilder.of(old).slug(newSlug).version(0).build();
        TransactWrite transaction = transactionBy(caller)
                .delete(old)
                .create(moved)
                .put(new Slug(slug, moved.targetPk(), Slug.Kind.POST, newSlug, old.postId()))
                .put(IdPointers.ofPost(old.postId(), newSlug));
        if (slugs.redirect(newSlug).filter(slug::equals).isPresent()) {
            // A former slug of this post: reclaim it.
            transaction.update(table.slugTable()
                    .update(SlugKeys.of(newSlug))
                    .set(SlugAttributes.TARGET_PK, moved.targetPk())
                    .remove(SlugAttributes.REDIRECT_TO)
                    .remove(SlugAttributes.TARGET_ID)
                    .where(SlugAttributes.REDIRECT_TO.exists()));
        } else {
            slugs.takeOver(transaction, newSlug, moved.targetPk(), Slug.Kind.POST);
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
        Post post = requireEditable(caller, slug, version);
        delete(transactionBy(caller), post).update(count(post.category(), -1)).run();
    }

    /** Adds the deletes of a post and its items to a transaction, except the count of its category. */
    static TransactWrite delete(TransactWrite transaction, Post post) {
        transaction.delete(post);
        if (!post.postId().isEmpty()) {
            transaction.delete(IdPointerKeys.of(post.postId()));
        }
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

    /** Starts a transaction that succeeds only while the caller is active. */
    private TransactWrite transactionBy(Caller caller) {
        return table.transaction().check(UserKeys.of(caller.name()), Users.isActive(caller));
    }

    /** Starts a transaction that succeeds only while the caller may publish. */
    private TransactWrite publicationBy(Caller caller) {
        return table.transaction().check(UserKeys.of(caller.name()), Users.mayPublish(caller));
    }

    private Post requireEditable(Caller caller, String slug, OptionalLong version) {
        Post post = table.postTable()
                .getConsistent(PostKeys.of(slug))
                .filter(found -> visible(found, Optional.of(caller)))
                .orElseThrow(() -> ProblemException.notFound("post", slug));
        caller.requireOwnerOr("admin", post.authorId());
        Versions.require(version, "post", post.version());
        categories.stats(post.category());
        // A legacy post without an id gets one with its next write.
        return post.postId().isEmpty()
                ? PostBuilder.of(post).postId(Ids.next("post_")).build()
                : post;
    }

    private static boolean mayChange(Caller caller, Post post) {
        return caller.name().equals(post.authorId()) || caller.has("admin");
    }
}
