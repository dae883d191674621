package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.CommentPlace;
import io.azulejo.blog.table.CommentStatus;
import io.azulejo.blog.table.HiddenComment;
import io.azulejo.blog.table.HiddenCommentKeys;
import io.azulejo.blog.table.Notification;
import io.azulejo.blog.table.NotificationKind;
import io.azulejo.blog.table.PostStatsAttributes;
import io.azulejo.blog.table.Reply;
import io.azulejo.blog.table.ReplyBuilder;
import io.azulejo.blog.table.ReplyKeys;
import io.azulejo.blog.table.RootComment;
import io.azulejo.blog.table.RootCommentBuilder;
import io.azulejo.blog.table.RootCommentKeys;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.precondition.Versions;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.TextValidation;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.toolkit.batch.BatchGet;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.schema.ItemsByKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Operations on comments and replies: create, edit, delete and moderate. */
@Singleton
public final class Comments {
    private static final String ENTITY_TYPE = "COMMENT";
    private static final int MAX_LENGTH = 5000;

    private final BlogTable table;
    private final PostLookup posts;
    private final Notifications notifications;
    private final CounterWrites counters;
    private final BlogTimeouts timeouts;
    private final InstantSource clock;

    public Comments(
            BlogTable table,
            PostLookup posts,
            Notifications notifications,
            CounterWrites counters,
            BlogTimeouts timeouts,
            InstantSource clock) {
        this.table = table;
        this.posts = posts;
        this.notifications = notifications;
        this.counters = counters;
        this.timeouts = timeouts;
        this.clock = clock;
    }

    /** Creates a comment. Notifies the author of the post, or the author of the comment replied to. */
    public Comment add(Caller caller, String postId, String text, @Nullable String inReplyTo, IdempotentCommit commit) {
        TextValidation.required("text", text, MAX_LENGTH);
        PostLookup.PostInteraction interaction = posts.prepareInteraction(postId, caller);
        Actor actor = interaction.actor();
        Comment repliedTo = inReplyTo == null ? null : repliedTo(postId, inReplyTo);
        String recipient = repliedTo == null ? interaction.post().authorId() : repliedTo.authorId();
        Instant now = clock.instant();
        String id = Ids.next(now);
        Notification notification = actor.is(recipient) || recipient.equals(Comment.DELETED_AUTHOR)
                ? null
                : notifications.of(
                        recipient,
                        id,
                        repliedTo == null ? NotificationKind.COMMENT : NotificationKind.REPLY,
                        actor,
                        postId,
                        id,
                        now);
        String notified = notification == null ? null : recipient;
        Comment comment = repliedTo == null
                ? root(actor, postId, id, text, notified, now)
                : reply(actor, repliedTo, id, text, notified, now);
        String parent = repliedTo == null ? null : repliedTo.rootId();
        return counters.run(
                        postId,
                        notification,
                        () -> table.transaction()
                                .create(comment)
                                .create(new CommentPlace(id, postId, parent, now))
                                .update(counters.stats(postId).add(PostStatsAttributes.COMMENTS, 1L)),
                        transaction -> commit.run(transaction, id))
                .first(Comment.class);
    }

    private static Comment root(
            Actor actor, String postId, String id, String text, @Nullable String notified, Instant now) {
        return RootCommentBuilder.blank()
                .entityType(ENTITY_TYPE)
                .postId(postId)
                .commentId(id)
                .authorId(actor.userId())
                .authorName(actor.name())
                .text(text)
                .status(CommentStatus.VISIBLE)
                .notified(notified)
                .createdAt(now)
                .build();
    }

    private static Comment reply(
            Actor actor, Comment repliedTo, String id, String text, @Nullable String notified, Instant now) {
        return ReplyBuilder.blank()
                .entityType(ENTITY_TYPE)
                .postId(repliedTo.postId())
                .parentId(repliedTo.rootId())
                .commentId(id)
                .inReplyTo(repliedTo.commentId())
                .depth(depth(repliedTo) + 1)
                .authorId(actor.userId())
                .authorName(actor.name())
                .text(text)
                .status(CommentStatus.VISIBLE)
                .notified(notified)
                .createdAt(now)
                .build();
    }

    private static int depth(Comment comment) {
        if (comment instanceof Reply reply) {
            return reply.depth() == null ? 1 : reply.depth();
        }
        return 0;
    }

    private Comment repliedTo(String postId, String commentId) {
        return find(commentId)
                .filter(comment -> comment.postId().equals(postId) && comment.visible())
                .orElseThrow(() -> ProblemException.invalid("inReplyTo", "must be a visible comment on this post"));
    }

    /**
     * Finds a comment by id with a consistent read. Legacy comments have no location item and are found by the
     * documented index.
     */
    private Optional<Comment> find(String commentId) {
        Optional<CommentPlace> place = table.place(Ids.requireId("comment", commentId));
        return place.isEmpty() ? table.comment(commentId).stream().findFirst() : at(place.get());
    }

    private Optional<Comment> at(CommentPlace place) {
        String parent = place.parentId();
        return parent == null
                ? table.rootCommentTable()
                        .getConsistent(RootCommentKeys.of(place.postId(), place.commentId(), place.createdAt()))
                        .map(Function.identity())
                : table.replyTable()
                        .getConsistent(ReplyKeys.of(place.postId(), parent, place.commentId(), place.createdAt()))
                        .map(Function.identity());
    }

    /** Returns hidden comments, for moderators. */
    public Page<Comment> hidden(Actor actor, PageRequest page) {
        actor.require(Permission.MODERATE);
        Page<HiddenComment> entries = table.hiddenComments(page);
        BatchGet keys = table.batchGet().consistent();
        for (HiddenComment entry : entries.items()) {
            String parent = entry.parentId();
            if (parent == null) {
                keys.get(RootCommentKeys.of(entry.postId(), entry.commentId(), entry.createdAt()));
            } else {
                keys.get(ReplyKeys.of(entry.postId(), parent, entry.commentId(), entry.createdAt()));
            }
        }
        ItemsByKey found = keys.run();
        List<Comment> comments = new ArrayList<>(found.all(RootComment.class));
        comments.addAll(found.all(Reply.class));
        comments.removeIf(comment -> comment.status() != CommentStatus.HIDDEN);
        comments.sort(Comparator.comparing(Comment::commentId).reversed());
        return new Page<>(comments, entries.next().orElse(null));
    }

    /** Returns a comment on a published post. */
    public Comment known(String commentId) {
        Comment comment = find(commentId).orElseThrow(() -> ProblemException.notFound("comment", commentId));
        posts.published(comment.postId());
        return comment;
    }

    public Comment edit(Actor actor, String commentId, String text, OptionalLong version) {
        TextValidation.required("text", text, MAX_LENGTH);
        Comment comment = known(commentId);
        if (!actor.is(comment.authorId())) {
            throw ProblemException.forbidden("Only the author of a comment can edit it");
        }
        if (!comment.visible() || clock.instant().isAfter(comment.createdAt().plus(timeouts.edit()))) {
            throw ProblemException.conflict("The comment can no longer be edited");
        }
        Versions.require(version, "comment", comment.version());
        return table.transaction()
                .put(CommentChanges.withText(comment, text, clock.instant()))
                .run()
                .first(Comment.class);
    }

    /** Deletes the text of a comment. The comment itself stays, so that its replies keep their thread. */
    public void delete(Actor actor, String commentId) {
        // The author and moderators can delete it even if the post is no longer published.
        Comment comment = find(commentId)
                .filter(found -> actor.ownsOr(Permission.MODERATE, found.authorId()))
                .orElseGet(() -> known(commentId));
        if (!actor.is(comment.authorId())) {
            actor.require(Permission.MODERATE);
        }
        if (comment.status() == CommentStatus.DELETED) {
            return;
        }
        counters.run(comment.postId(), null, () -> {
            TransactWrite transaction = table.transaction()
                    .put(CommentChanges.withStatus(comment, CommentStatus.DELETED))
                    .update(counters.stats(comment.postId()).add(PostStatsAttributes.COMMENTS, -1L));
            return comment.status() == CommentStatus.HIDDEN
                    ? transaction.delete(HiddenCommentKeys.of(commentId))
                    : transaction;
        });
    }

    /** Hides or restores a comment and notifies its author, without naming the moderator. */
    public Comment moderate(Actor actor, String commentId, CommentStatus status) {
        actor.require(Permission.MODERATE);
        Comment comment = known(commentId);
        if (comment.status() == CommentStatus.DELETED) {
            throw ProblemException.conflict("The comment is deleted");
        }
        if (comment.visible() == (status == CommentStatus.VISIBLE)) {
            return comment;
        }
        Instant now = clock.instant();
        NotificationKind kind = status == CommentStatus.HIDDEN ? NotificationKind.HIDDEN : NotificationKind.RESTORED;
        Notification notification = actor.is(comment.authorId())
                        || comment.authorId().equals(Comment.DELETED_AUTHOR)
                ? null
                : notifications.of(comment.authorId(), Ids.next(now), kind, null, comment.postId(), commentId, now);
        return counters.run(
                        comment.postId(),
                        notification,
                        () -> listed(
                                table.transaction().put(CommentChanges.withStatus(comment, status)), comment, status))
                .first(Comment.class);
    }

    /** Adds the change of the moderators' list to a transaction. */
    private static TransactWrite listed(TransactWrite transaction, Comment comment, CommentStatus status) {
        String parent = comment instanceof Reply reply ? reply.parentId() : null;
        return status == CommentStatus.HIDDEN
                ? transaction.put(new HiddenComment(comment.commentId(), comment.postId(), parent, comment.createdAt()))
                : transaction.delete(HiddenCommentKeys.of(comment.commentId()));
    }
}
