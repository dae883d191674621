package io.azulejo.blog.domain;

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
import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Likes of posts. A user has at most one like per post, even after concurrent or repeated requests. */
@Singleton
public final class Likes {
    private final BlogTable table;
    private final PostLookup posts;
    private final Notifications notifications;
    private final CounterWrites counters;
    private final InstantSource clock;

    public Likes(
            BlogTable table,
            PostLookup posts,
            Notifications notifications,
            CounterWrites counters,
            InstantSource clock) {
        this.table = table;
        this.posts = posts;
        this.notifications = notifications;
        this.counters = counters;
        this.clock = clock;
    }

    public void like(Caller caller, String postId) {
        PostLookup.PostInteraction interaction = posts.prepareInteraction(postId, caller);
        Actor actor = interaction.actor();
        if (interaction.liked().isPresent() || adoptLegacy(interaction.post(), actor.userId())) {
            return;
        }
        Instant now = clock.instant();
        Notification notification = actor.is(interaction.post().authorId())
                ? null
                : notifications.of(
                        interaction.post().authorId(),
                        id(postId, actor.userId()),
                        NotificationKind.LIKE,
                        actor,
                        postId,
                        null,
                        now);
        try {
            counters.run(
                    postId,
                    notification,
                    () -> table.transaction()
                            .create(new Like(postId, actor.userId(), now, now))
                            .update(counters.stats(postId).add(PostStatsAttributes.LIKES, 1L)));
        } catch (UniqueViolationException | AlreadyExistsException duplicate) {
            // a concurrent duplicate request has already done it
            return;
        }
    }

    /** Removes a like, even if the post is no longer published. */
    public void unlike(Caller caller, String postId) {
        PostLookup.LikeRemoval removal = posts.prepareUnlike(postId, caller);
        String userId = removal.actor().userId();
        List<Like> likes = removal.liked()
                .map(liked -> List.of(new Like(postId, userId, liked.createdAt(), liked.createdAt())))
                .orElseGet(() -> table.likesOf(postId, userId));
        if (likes.isEmpty() && removal.post().filter(Post::published).isEmpty()) {
            throw ProblemException.notFound("post", postId);
        }
        likes.forEach(like -> remove(like, removal.post()));
    }

    private void remove(Like like, Optional<Post> post) {
        try {
            counters.run(like.postId(), null, () -> {
                TransactWrite transaction = table.transaction()
                        .delete(
                                LikeKeys.of(like.postId(), like.userId(), like.createdAt()),
                                LikeAttributes.CREATED_AT.exists())
                        .update(counters.stats(like.postId()).add(PostStatsAttributes.LIKES, -1L));
                post.ifPresent(liked -> notifications.delete(transaction, notified(like, liked.authorId())));
                return transaction;
            });
        } catch (ConditionFailedException alreadyRemoved) {
            // a concurrent duplicate request has already done it
        }
    }

    /** Returns the key of the notification that told the author of a post about a like. */
    static List<EntityKey<Notification>> notified(Like like, String author) {
        return List.of(NotificationKeys.of(author, id(like.postId(), like.userId()), like.createdAt()));
    }

    private static String id(String postId, String userId) {
        return postId + "." + userId;
    }

    /**
     * Adopts likes that another application wrote without a guard item: keeps the first one, adds its guard and removes
     * duplicates. Returns false if there is none.
     */
    private boolean adoptLegacy(Post post, String userId) {
        List<Like> found = table.likesOf(post.postId(), userId);
        if (found.isEmpty()) {
            return false;
        }
        found.stream().skip(1).forEach(like -> remove(like, Optional.of(post)));
        table.likedTable().put(new Liked(userId, post.postId(), found.getFirst().createdAt()));
        return true;
    }
}
