package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostBuilder;
import io.azulejo.blog.table.PostKeys;
import io.azulejo.blog.table.PostStats;
import io.azulejo.blog.table.PostStatus;
import io.azulejo.blog.table.Slug;
import io.azulejo.http.precondition.Versions;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.SlugText;
import io.azulejo.http.text.TextValidation;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;

/** Operations on posts: create, edit, publish, archive, delete and restore. */
@Singleton
public final class Posts {
    private static final int MAX_TITLE_LENGTH = 200;
    private static final int MAX_SLUG_ATTEMPTS = 10;
    private static final int MAX_EXCERPT_LENGTH = 500;

    private final BlogTable table;
    private final Slugs slugs;
    private final CategoryCounts counts;
    private final Feed feed;
    private final BlogTimeouts timeouts;
    private final InstantSource clock;

    public Posts(
            BlogTable table,
            Slugs slugs,
            CategoryCounts counts,
            Feed feed,
            BlogTimeouts timeouts,
            InstantSource clock) {
        this.table = table;
        this.slugs = slugs;
        this.counts = counts;
        this.feed = feed;
        this.timeouts = timeouts;
        this.clock = clock;
    }

    /** Creates a draft with its slug, its counters and, if it is long, a separate body item. */
    public Post create(Actor author, PostDraft draft, IdempotentCommit commit) {
        author.require(Permission.WRITE_POSTS);
        String title = TextValidation.line("title", draft.title(), MAX_TITLE_LENGTH);
        PostContent content = PostContent.ofDraft(draft.content());
        String postId = Ids.next(clock.instant());
        PostBuilder blank = PostBuilder.blank()
                .postId(postId)
                .title(title)
                .formerSlugs(Set.of())
                .excerpt(TextValidation.optional("excerpt", draft.excerpt(), MAX_EXCERPT_LENGTH))
                .body(content.inline())
                .authorId(author.userId())
                .authorName(author.name())
                .categoryId(
                        draft.categoryId() == null
                                ? null
                                : counts.of(draft.categoryId()).categoryId())
                .coverUrl(TextValidation.url("coverUrl", draft.coverUrl()))
                .status(PostStatus.DRAFT);
        for (int attempt = 1; ; attempt++) {
            Post post = blank.slug(draft.slug() == null ? slugs.suggest(title) : SlugText.checked("slug", draft.slug()))
                    .build();
            TransactWrite transaction = table.transaction().create(post).create(new PostStats(postId, 0, 0, 0, 0));
            content.write(transaction, postId, false);
            try {
                return commit.run(transaction, postId).first(Post.class);
            } catch (UniqueViolationException taken) {
                // another request took the suggestion first
                if (draft.slug() != null || attempt == MAX_SLUG_ATTEMPTS) {
                    throw taken;
                }
            }
        }
    }

    /** Returns one of the caller's own posts, published or not. */
    public Post ownPost(Actor author, String postId) {
        return table.post(postId)
                .filter(post -> author.is(post.authorId()))
                .orElseThrow(() -> ProblemException.notFound("post", postId));
    }

    public Post edit(Actor actor, String postId, PostEdit edit, OptionalLong version) {
        Post old = requireEditable(actor, postId, version);
        PostBuilder edited = PostBuilder.of(old);
        TransactWrite transaction = table.transaction();
        if (edit.title() != null) {
            edited.title(TextValidation.line("title", edit.title(), MAX_TITLE_LENGTH));
        }
        if (edit.excerpt() != null) {
            edited.excerpt(TextValidation.optional("excerpt", edit.excerpt(), MAX_EXCERPT_LENGTH));
        }
        if (edit.coverUrl() != null) {
            edited.coverUrl(TextValidation.url("coverUrl", edit.coverUrl()));
        }
        if (edit.content() != null) {
            PostContent content =
                    old.published() ? PostContent.of(edit.content()) : PostContent.ofDraft(edit.content());
            edited.body(content.inline());
            content.write(transaction, postId, old.body() == null);
        }
        if (edit.categoryId() != null && !edit.categoryId().equals(old.categoryId())) {
            if (old.published()) {
                edited.categoryId(counts.of(edit.categoryId()).categoryId());
                decrementCategory(transaction, old);
                transaction.update(counts.add(edit.categoryId(), 1));
            } else {
                edited.categoryId(
                        edit.categoryId().isEmpty()
                                ? null
                                : counts.of(edit.categoryId()).categoryId());
            }
        }
        return transaction.replace(old, edited.build()).run().first(Post.class);
    }

    /** Publishes a post. One transaction sets the keys of all indexes and updates the count of the category. */
    public Post publish(Actor actor, String postId, OptionalLong version) {
        Post old = requireEditable(actor, postId, version);
        if (old.published()) {
            return old;
        }
        String category = old.categoryId();
        if (category == null) {
            throw ProblemException.invalid("categoryId", "must be set before the post is published");
        }
        if ("".equals(old.body())) {
            throw ProblemException.invalid("content", "must not be empty in a published post");
        }
        counts.of(category);
        Instant since = old.publishedAt() == null ? clock.instant() : old.publishedAt();
        feed.extendTo(since);
        Post published = PostBuilder.of(old)
                .status(PostStatus.PUBLISHED)
                .publishedAt(since)
                .build();
        return table.transaction()
                .replace(old, published)
                .update(counts.add(category, 1))
                .run()
                .first(Post.class);
    }

    /** Removes a post from all public lists. */
    public Post withdraw(Actor actor, String postId, PostStatus status, OptionalLong version) {
        Post old = requireEditable(actor, postId, version);
        if (old.status() == status) {
            return old;
        }
        TransactWrite transaction = table.transaction()
                .replace(old, PostBuilder.of(old).status(status).build());
        decrementCategory(transaction, old);
        return transaction.run().first(Post.class);
    }

    /** Changes the slug. The old slug redirects permanently and stays reserved for the post. */
    public Post changeSlug(Actor actor, String postId, String slug, OptionalLong version) {
        Post old = requireEditable(actor, postId, version);
        String oldSlug = old.slug();
        if (SlugText.checked("slug", slug).equals(oldSlug)) {
            return old;
        }
        Set<String> former = new HashSet<>(old.formerSlugs());
        TransactWrite transaction = table.transaction();
        if (oldSlug != null) {
            former.add(oldSlug);
            transaction.put(new Slug(oldSlug, postId)); // keeps the old slug reserved
        }
        if (former.remove(slug)) {
            transaction.put(new Slug(slug, postId)); // a former slug of this post: reclaim it
        }
        return transaction
                .replace(old, PostBuilder.of(old).slug(slug).formerSlugs(former).build())
                .run()
                .first(Post.class);
    }

    /**
     * Soft-deletes a post. It disappears from all lists and reads at once; a job deletes its data when the restore
     * period ends.
     */
    public JobRecord delete(Actor actor, String postId, OptionalLong version) {
        Post post = requireEditable(actor, postId, version);
        return softDelete(post, timeouts.restore(), actor.userId());
    }

    JobRecord softDelete(Post post, Duration delay, String startedBy) {
        Instant now = clock.instant();
        TransactWrite transaction = table.transaction()
                .replace(post, PostBuilder.of(post).deletedAt(now).build())
                .create(PostPurge.of(post.postId(), now).startedBy(startedBy).notBefore(now.plus(delay)));
        decrementCategory(transaction, post);
        return transaction.run().first(JobRecord.class);
    }

    /** Restores a deleted post, as a draft if its category no longer exists. The purge job then does nothing. */
    public Post restore(Actor actor, String postId) {
        Post old = table.postTable()
                .getHidden(PostKeys.of(Ids.requireId("post", postId)))
                .filter(post -> post.deletedAt() != null
                        && actor.ownsOr(Permission.EDIT_POSTS, post.authorId())
                        && clock.instant().isBefore(post.deletedAt().plus(timeouts.restore())))
                .orElseThrow(() -> ProblemException.notFound("deleted post", postId));
        PostBuilder restored = PostBuilder.of(old).deletedAt(null);
        TransactWrite transaction = table.transaction();
        if (old.published()) {
            String category = old.categoryId();
            if (category != null && counts.find(category).isPresent()) {
                transaction.update(counts.add(category, 1));
            } else {
                restored.status(PostStatus.DRAFT);
            }
        }
        return transaction.replace(old, restored.build()).run().first(Post.class);
    }

    /** Decrements the count of the category. A legacy post may name a category that does not exist. */
    private void decrementCategory(TransactWrite transaction, Post post) {
        String category = post.categoryId();
        if (category != null && post.published() && counts.find(category).isPresent()) {
            transaction.update(counts.add(category, -1));
        }
    }

    private Post requireEditable(Actor actor, String postId, OptionalLong version) {
        Post post = table.post(Ids.requireId("post", postId))
                .filter(found -> found.published() || actor.ownsOr(Permission.EDIT_POSTS, found.authorId()))
                .orElseThrow(() -> ProblemException.notFound("post", postId));
        if (!actor.ownsOr(Permission.EDIT_POSTS, post.authorId())) {
            actor.require(Permission.EDIT_POSTS);
        }
        actor.require(Permission.WRITE_POSTS);
        Versions.require(version, "post", post.version());
        return post;
    }
}
