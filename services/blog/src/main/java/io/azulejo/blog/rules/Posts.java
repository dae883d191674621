package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostBuilder;
import io.azulejo.blog.table.PostKeys;
import io.azulejo.blog.table.PostStats;
import io.azulejo.blog.table.PostStatus;
import io.azulejo.blog.table.Slug;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.idempotency.Mark;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.precondition.Versions;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import io.azulejo.web.text.SlugText;
import io.azulejo.web.text.Texts;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;

/** What authors do with their posts, and editors with everyone's. */
@Singleton
public final class Posts {
    private static final int LONGEST_TITLE = 200;
    private static final int LONGEST_EXCERPT = 500;

    private final BlogTable table;
    private final Slugs slugs;
    private final CategoryCounts counts;
    private final Feed feed;
    private final Windows windows;
    private final InstantSource clock;

    public Posts(BlogTable table, Slugs slugs, CategoryCounts counts, Feed feed, Windows windows, InstantSource clock) {
        this.table = table;
        this.slugs = slugs;
        this.counts = counts;
        this.feed = feed;
        this.windows = windows;
        this.clock = clock;
    }

    /** A new draft with its slug, its counters and, if it is long, its body apart. */
    public Post create(Actor author, PostDraft draft, Mark mark) {
        author.require(Permission.WRITE_POSTS);
        String title = Texts.line("title", draft.title(), LONGEST_TITLE);
        PostContent content = PostContent.of(draft.body());
        String postId = Ids.next(clock.instant());
        Post post = PostBuilder.blank()
                .postId(postId)
                .title(title)
                .slug(draft.slug() == null ? slugs.suggest(title) : SlugText.checked("slug", draft.slug()))
                .formerSlugs(Set.of())
                .excerpt(Texts.optional("excerpt", draft.excerpt(), LONGEST_EXCERPT))
                .body(content.inline())
                .authorId(author.userId())
                .authorName(author.name())
                .categoryId(counts.of(draft.categoryId()).categoryId())
                .coverUrl(Texts.url("coverUrl", draft.coverUrl()))
                .status(PostStatus.DRAFT)
                .build();
        TransactWrite transaction = table.transaction().create(post).create(new PostStats(postId, 0, 0, 0, 0));
        content.write(transaction, postId, false);
        return mark.run(transaction, postId).first(Post.class);
    }

    /** A post of the actor's own, public or not. */
    public Post written(Actor author, String postId) {
        return table.post(postId)
                .filter(post -> author.is(post.authorId()))
                .orElseThrow(() -> ProblemException.notFound("post", postId));
    }

    public Post edit(Actor actor, String postId, PostEdit edit, OptionalLong version) {
        Post old = changeable(actor, postId, version);
        PostBuilder edited = PostBuilder.of(old);
        TransactWrite transaction = table.transaction();
        if (edit.title() != null) {
            edited.title(Texts.line("title", edit.title(), LONGEST_TITLE));
        }
        if (edit.excerpt() != null) {
            edited.excerpt(Texts.optional("excerpt", edit.excerpt(), LONGEST_EXCERPT));
        }
        if (edit.coverUrl() != null) {
            edited.coverUrl(Texts.url("coverUrl", edit.coverUrl()));
        }
        if (edit.body() != null) {
            PostContent content = PostContent.of(edit.body());
            edited.body(content.inline());
            content.write(transaction, postId, old.body() == null);
        }
        if (edit.categoryId() != null && !edit.categoryId().equals(old.categoryId())) {
            edited.categoryId(counts.of(edit.categoryId()).categoryId());
            if (old.published()) {
                uncount(transaction, old);
                transaction.update(counts.add(edit.categoryId(), 1));
            }
        }
        return transaction.replace(old, edited.build()).run().first(Post.class);
    }

    /** The one write of the post sets the keys of all its lists at once; its category is counted with it. */
    public Post publish(Actor actor, String postId, OptionalLong version) {
        Post old = changeable(actor, postId, version);
        if (old.published()) {
            return old;
        }
        counts.of(old.categoryId());
        Instant since = old.publishedAt() == null ? clock.instant() : old.publishedAt();
        feed.reach(since);
        Post published = PostBuilder.of(old)
                .status(PostStatus.PUBLISHED)
                .publishedAt(since)
                .build();
        return table.transaction()
                .replace(old, published)
                .update(counts.add(old.categoryId(), 1))
                .run()
                .first(Post.class);
    }

    /** Takes a post out of all public lists. */
    public Post withdraw(Actor actor, String postId, PostStatus status, OptionalLong version) {
        Post old = changeable(actor, postId, version);
        if (old.status() == status) {
            return old;
        }
        TransactWrite transaction = table.transaction()
                .replace(old, PostBuilder.of(old).status(status).build());
        uncount(transaction, old);
        return transaction.run().first(Post.class);
    }

    /** The old slug leads here for ever, and nobody else gets it. */
    public Post changeSlug(Actor actor, String postId, String slug, OptionalLong version) {
        Post old = changeable(actor, postId, version);
        String before = old.slug();
        if (SlugText.checked("slug", slug).equals(before)) {
            return old;
        }
        Set<String> former = new HashSet<>(old.formerSlugs());
        TransactWrite transaction = table.transaction();
        if (before != null) {
            former.add(before);
            transaction.put(new Slug(before, postId)); // instead of being released
        }
        if (former.remove(slug)) {
            transaction.put(new Slug(slug, postId)); // the post's own: taken back rather than created
        }
        return transaction
                .replace(old, PostBuilder.of(old).slug(slug).formerSlugs(former).build())
                .run()
                .first(Post.class);
    }

    /** Out of every list and read at once; what belongs to it goes when it can no longer be restored. */
    public JobRecord delete(Actor actor, String postId, OptionalLong version) {
        Post post = changeable(actor, postId, version);
        return bury(post, windows.restore());
    }

    JobRecord bury(Post post, Duration until) {
        Instant now = clock.instant();
        TransactWrite transaction = table.transaction()
                .replace(post, PostBuilder.of(post).deletedAt(now).build())
                .create(PostPurge.of(post.postId(), now).notBefore(now.plus(until)));
        uncount(transaction, post);
        return transaction.run().first(JobRecord.class);
    }

    /** Brings a deleted post back as it was, or as a draft if its category is gone; its purge does nothing then. */
    public Post restore(Actor actor, String postId) {
        Post old = table.postTable()
                .getHidden(PostKeys.of(Ids.sought("post", postId)))
                .filter(post -> post.deletedAt() != null
                        && actor.ownsOr(Permission.EDIT_POSTS, post.authorId())
                        && clock.instant().isBefore(post.deletedAt().plus(windows.restore())))
                .orElseThrow(() -> ProblemException.notFound("deleted post", postId));
        PostBuilder restored = PostBuilder.of(old).deletedAt(null);
        TransactWrite transaction = table.transaction();
        if (old.published()) {
            if (counts.find(old.categoryId()).isPresent()) {
                transaction.update(counts.add(old.categoryId(), 1));
            } else {
                restored.status(PostStatus.DRAFT);
            }
        }
        return transaction.replace(old, restored.build()).run().first(Post.class);
    }

    /** A post of others may be in a category that is not there. */
    private void uncount(TransactWrite transaction, Post post) {
        if (post.published() && counts.find(post.categoryId()).isPresent()) {
            transaction.update(counts.add(post.categoryId(), -1));
        }
    }

    private Post changeable(Actor actor, String postId, OptionalLong version) {
        Post post = table.post(Ids.sought("post", postId))
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
