package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Like;
import io.azulejo.blog.table.LikeAttributes;
import io.azulejo.blog.table.LikeKeys;
import io.azulejo.blog.table.Liked;
import io.azulejo.blog.table.Notification;
import io.azulejo.blog.table.NotificationKeys;
import io.azulejo.blog.table.NotificationKind;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostStatsAttributes;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;

/** Likes: one of a user for a post, however often and from wherever it is asked for. */
@Singleton
public final class Likes {
    private final BlogTable table;
    private final PostLookup posts;
    private final Notifications notifications;
    private final Tally tally;
    private final InstantSource clock;

    public Likes(BlogTable table, PostLookup posts, Notifications notifications, Tally tally, InstantSource clock) {
        this.table = table;
        this.posts = posts;
        this.notifications = notifications;
        this.tally = tally;
        this.clock = clock;
    }

    public void like(Caller caller, String postId) {
        PostLookup.Meeting meeting = posts.meet(postId, caller);
        Actor actor = meeting.actor();
        if (meeting.liked().isPresent() || adopted(meeting.post(), actor.userId())) {
            return;
        }
        Instant now = clock.instant();
        Notification notification = actor.is(meeting.post().authorId())
                ? null
                : notifications.of(
                        meeting.post().authorId(),
                        id(postId, actor.userId()),
                        NotificationKind.LIKE,
                        actor,
                        postId,
                        null,
                        now);
        try {
            tally.run(
                    postId,
                    notification,
                    () -> table.transaction()
                            .create(new Like(postId, actor.userId(), now, now))
                            .update(tally.stats(postId).add(PostStatsAttributes.LIKES, 1L)));
        } catch (UniqueViolationException | AlreadyExistsException again) {
            // the same request twice at once: the other one has done it
            return;
        }
    }

    public void unlike(Caller caller, String postId) {
        PostLookup.Meeting meeting = posts.meet(postId, caller);
        String userId = meeting.actor().userId();
        List<Like> likes = meeting.liked()
                .map(liked -> List.of(new Like(postId, userId, liked.createdAt(), liked.createdAt())))
                .orElseGet(() -> table.likesOf(postId, userId));
        likes.forEach(like -> remove(like, meeting.post()));
    }

    private void remove(Like like, Post post) {
        try {
            tally.run(like.postId(), null, () -> {
                TransactWrite transaction = table.transaction()
                        .delete(
                                LikeKeys.of(like.postId(), like.userId(), like.createdAt()),
                                LikeAttributes.CREATED_AT.exists())
                        .update(tally.stats(like.postId()).add(PostStatsAttributes.LIKES, -1L));
                notifications.forget(transaction, notified(like, post.authorId()));
                return transaction;
            });
        } catch (ConditionFailedException gone) {
            // the same request twice at once: the other one has done it
        }
    }

    /** Where the author of a post was told of a like. */
    static List<EntityKey<Notification>> notified(Like like, String author) {
        return List.of(NotificationKeys.of(author, id(like.postId(), like.userId()), like.createdAt()));
    }

    private static String id(String postId, String userId) {
        return postId + "." + userId;
    }

    /** A like that others wrote has no guard: it gets one, and counts as before. Of several, one stays. */
    private boolean adopted(Post post, String userId) {
        List<Like> found = table.likesOf(post.postId(), userId);
        if (found.isEmpty()) {
            return false;
        }
        found.stream().skip(1).forEach(like -> remove(like, post));
        table.likedTable().put(new Liked(userId, post.postId(), found.getFirst().createdAt()));
        return true;
    }
}
