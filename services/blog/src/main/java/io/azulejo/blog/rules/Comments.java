package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.CommentPlace;
import io.azulejo.blog.table.CommentStatus;
import io.azulejo.blog.table.Notification;
import io.azulejo.blog.table.NotificationKind;
import io.azulejo.blog.table.PostStatsAttributes;
import io.azulejo.blog.table.Reply;
import io.azulejo.blog.table.ReplyBuilder;
import io.azulejo.blog.table.ReplyKeys;
import io.azulejo.blog.table.RootCommentBuilder;
import io.azulejo.blog.table.RootCommentKeys;
import io.azulejo.web.idempotency.Mark;
import io.azulejo.web.precondition.Versions;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import io.azulejo.web.text.Texts;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Comments and replies, and what becomes of them. */
@Singleton
public final class Comments {
    private static final String ENTITY_TYPE = "COMMENT";
    private static final int LONGEST = 5000;

    private final BlogTable table;
    private final PostLookup posts;
    private final Notifications notifications;
    private final Tally tally;
    private final Windows windows;
    private final InstantSource clock;

    public Comments(
            BlogTable table,
            PostLookup posts,
            Notifications notifications,
            Tally tally,
            Windows windows,
            InstantSource clock) {
        this.table = table;
        this.posts = posts;
        this.notifications = notifications;
        this.tally = tally;
        this.windows = windows;
        this.clock = clock;
    }

    /** Tells the author of the post of a comment, and the author of the comment answered of a reply. */
    public Comment add(Caller caller, String postId, String text, @Nullable String inReplyTo, Mark mark) {
        Texts.required("text", text, LONGEST);
        PostLookup.Meeting meeting = posts.meet(postId, caller);
        Actor actor = meeting.actor();
        Comment answered = inReplyTo == null ? null : answered(postId, inReplyTo);
        String told = answered == null ? meeting.post().authorId() : answered.authorId();
        Instant now = clock.instant();
        String id = Ids.next(now);
        Notification notification = actor.is(told) || told.equals(Comment.NOBODY)
                ? null
                : notifications.of(
                        told,
                        id,
                        answered == null ? NotificationKind.COMMENT : NotificationKind.REPLY,
                        actor,
                        postId,
                        id,
                        now);
        String notified = notification == null ? null : told;
        Comment comment = answered == null
                ? root(actor, postId, id, text, notified, now)
                : reply(actor, answered, id, text, notified, now);
        String parent = answered == null ? null : answered.rootId();
        return tally.run(
                        postId,
                        notification,
                        () -> table.transaction()
                                .create(comment)
                                .create(new CommentPlace(id, postId, parent, now))
                                .update(tally.stats(postId).add(PostStatsAttributes.COMMENTS, 1L)),
                        transaction -> mark.run(transaction, id))
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
            Actor actor, Comment answered, String id, String text, @Nullable String notified, Instant now) {
        return ReplyBuilder.blank()
                .entityType(ENTITY_TYPE)
                .postId(answered.postId())
                .parentId(answered.rootId())
                .commentId(id)
                .inReplyTo(answered.commentId())
                .depth(depth(answered) + 1)
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

    private Comment answered(String postId, String commentId) {
        return find(commentId)
                .filter(comment -> comment.postId().equals(postId) && comment.visible())
                .orElseThrow(() -> ProblemException.invalid("inReplyTo", "is no comment of this post"));
    }

    /** A comment by its id, as of now; those of others are found by the documented index. */
    private Optional<Comment> find(String commentId) {
        Optional<CommentPlace> place = table.place(Ids.sought("comment", commentId));
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

    /** A comment on a post that is public. */
    public Comment known(String commentId) {
        Comment comment = find(commentId).orElseThrow(() -> ProblemException.notFound("comment", commentId));
        posts.published(comment.postId());
        return comment;
    }

    public Comment edit(Actor actor, String commentId, String text, OptionalLong version) {
        Texts.required("text", text, LONGEST);
        Comment comment = known(commentId);
        if (!actor.is(comment.authorId())) {
            throw ProblemException.forbidden("Only its author can change a comment");
        }
        if (!comment.visible() || clock.instant().isAfter(comment.createdAt().plus(windows.edit()))) {
            throw ProblemException.conflict("The comment can no longer be changed");
        }
        Versions.require(version, "comment", comment.version());
        return table.transaction()
                .put(CommentCopies.edited(comment, text, clock.instant()))
                .run()
                .first(Comment.class);
    }

    /** Takes the text away; the comment stays as the place of its replies. */
    public void delete(Actor actor, String commentId) {
        Comment comment = known(commentId);
        if (!actor.is(comment.authorId())) {
            actor.require(Permission.MODERATE);
        }
        if (comment.status() == CommentStatus.DELETED) {
            return;
        }
        tally.run(
                comment.postId(),
                null,
                () -> table.transaction()
                        .put(CommentCopies.in(comment, CommentStatus.DELETED))
                        .update(tally.stats(comment.postId()).add(PostStatsAttributes.COMMENTS, -1L)));
    }

    /** Hides a comment, or shows it again, and tells its author; not who did it. */
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
                        || comment.authorId().equals(Comment.NOBODY)
                ? null
                : notifications.of(comment.authorId(), Ids.next(now), kind, null, comment.postId(), commentId, now);
        return tally.run(
                        comment.postId(),
                        notification,
                        () -> table.transaction().put(CommentCopies.in(comment, status)))
                .first(Comment.class);
    }
}
