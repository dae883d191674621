package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Bookmark;
import io.azulejo.blog.table.Comment;
import io.azulejo.blog.table.HandleKeys;
import io.azulejo.blog.table.InboxKeys;
import io.azulejo.blog.table.Like;
import io.azulejo.blog.table.LikeKeys;
import io.azulejo.blog.table.Notification;
import io.azulejo.blog.table.PostKeys;
import io.azulejo.blog.table.PostStats;
import io.azulejo.blog.table.PostStatsAttributes;
import io.azulejo.blog.table.PostStatsKeys;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.blog.table.ReplyBuilder;
import io.azulejo.blog.table.ReservedHandle;
import io.azulejo.blog.table.User;
import io.azulejo.blog.table.UserBuilder;
import io.azulejo.blog.table.UserStatus;
import io.azulejo.patterns.job.CursorLoop;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.toolkit.batch.BatchGet;
import io.azulejo.toolkit.expression.NumberAttribute;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.ItemsByKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Job that deletes a user. Posts are deleted permanently, comments become anonymous, everything else is deleted. The
 * user is blocked from the start; the profile is deleted last.
 */
@Singleton
public final class UserDeletion implements Job {
    static final String TYPE = "user-deletion";
    /** A like takes two deletes, its notification, a counter and an inbox: 75 actions. */
    private static final int PER_STEP = 15;
    /** Each takes two of the hundred actions of the transaction that deletes the profile. */
    private static final int MAX_FORMER_HANDLES = 45;

    private final BlogTable table;
    private final Posts posts;
    private final Notifications notifications;
    private final BlogTimeouts timeouts;
    private final InstantSource clock;

    public UserDeletion(
            BlogTable table, Posts posts, Notifications notifications, BlogTimeouts timeouts, InstantSource clock) {
        this.table = table;
        this.posts = posts;
        this.notifications = notifications;
        this.timeouts = timeouts;
        this.clock = clock;
    }

    /** Starts the deletion of a user. The job waits until the indexes have caught up with recent writes. */
    public JobRecord begin(User user) {
        JobRecord job = JobRecord.of(TYPE, Map.of(JobRecord.USER, user.userId()))
                .notBefore(clock.instant().plus(timeouts.indexLag()));
        return table.transaction()
                .replace(user, UserBuilder.of(user).status(UserStatus.DELETING).build())
                .create(job)
                .run()
                .first(JobRecord.class);
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord job) {
        String userId = job.argument(JobRecord.USER);
        return CursorLoop.withPageSize(PER_STEP)
                .forEachItem("posts", page -> table.allPostsByAuthor(userId, page), this::deletePost)
                .forEachItem("drafts", page -> table.drafts(userId, page), this::deletePost)
                .forEachPage(
                        "comments", page -> table.commentsByAuthor(userId, page), found -> anonymise(found, userId))
                .forEachPage("likes", page -> table.likesByAuthor(userId, page), this::unlike)
                .forEachPage("bookmarks", page -> table.allBookmarks(userId, page), this::drop)
                .forEachPage(
                        "notifications",
                        page -> table.allNotifications(userId, page),
                        found -> table.transaction().deleteAll(found).run())
                .next(job, () -> remove(userId));
    }

    private void deletePost(PostSummary summary) {
        // A lagging index may still list a deleted post.
        table.post(summary.postId()).ifPresent(post -> posts.softDelete(post, Duration.ZERO, post.authorId()));
    }

    private void anonymise(List<Comment> comments, String userId) {
        comments.stream().map(Comment::rootId).distinct().forEach(rootId -> clearNotified(rootId, userId));
        TransactWrite transaction = table.transaction();
        List<EntityKey<Notification>> notified = new ArrayList<>();
        for (Comment comment : comments) {
            transaction.put(CommentChanges.withAuthor(comment, Comment.DELETED_AUTHOR, null));
            notified.addAll(CommentChanges.notificationKeys(comment));
        }
        notifications.delete(transaction, notified);
        transaction.run();
    }

    /** Clears the user from the replies that notified the user. */
    private void clearNotified(String rootId, String userId) {
        PageRequest.of(100)
                .all(page -> table.replies(rootId, page))
                .filter(reply -> userId.equals(reply.notified()))
                .forEach(reply -> table.replyTable()
                        .put(ReplyBuilder.of(reply).notified(null).build()));
    }

    private void unlike(List<Like> fromIndex) {
        List<Like> likes = present(fromIndex);
        ItemsByKey found = posts(likes.stream().map(Like::postId).toList());
        TransactWrite transaction = table.transaction();
        List<EntityKey<Notification>> notified = new ArrayList<>();
        for (Like like : likes) {
            transaction.delete(like);
            found.get(PostKeys.of(like.postId()))
                    .ifPresent(post -> notified.addAll(Likes.notified(like, post.authorId())));
        }
        decrement(transaction, found, PostStatsAttributes.LIKES, likes.stream().map(Like::postId));
        notifications.delete(transaction, notified);
        transaction.run();
    }

    /**
     * Returns the likes that still exist. A lagging index may still list removed ones, which must not be counted twice.
     */
    private List<Like> present(List<Like> fromIndex) {
        BatchGet keys = table.batchGet().consistent();
        fromIndex.forEach(like -> keys.get(LikeKeys.of(like.postId(), like.userId(), like.createdAt())));
        return keys.run().all(Like.class);
    }

    private void drop(List<Bookmark> bookmarks) {
        ItemsByKey found = posts(bookmarks.stream().map(Bookmark::postId).toList());
        TransactWrite transaction = table.transaction().deleteAll(bookmarks);
        decrement(
                transaction,
                found,
                PostStatsAttributes.BOOKMARKS,
                bookmarks.stream().map(Bookmark::postId));
        transaction.run();
    }

    /** Updates the counter of each post once. A legacy user may have several likes or bookmarks for one post. */
    private void decrement(
            TransactWrite transaction,
            ItemsByKey found,
            NumberAttribute<PostStats, Long> counter,
            Stream<String> postIds) {
        Map<String, Long> removed = postIds.collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        for (PostStats stats : found.all(PostStats.class)) {
            transaction.update(table.statsTable()
                    .update(PostStatsKeys.of(stats.postId()))
                    .add(counter, -removed.getOrDefault(stats.postId(), 0L)));
        }
    }

    private ItemsByKey posts(List<String> postIds) {
        BatchGet keys = table.batchGet().consistent();
        postIds.forEach(id -> keys.get(PostKeys.of(id)).get(PostStatsKeys.of(id)));
        return keys.run();
    }

    private void remove(String userId) {
        table.profile(userId).ifPresent(user -> {
            TransactWrite transaction = table.transaction().delete(user).delete(InboxKeys.of(userId));
            Instant end = clock.instant().plus(timeouts.handles());
            user.formerHandles().stream()
                    .sorted()
                    .limit(MAX_FORMER_HANDLES)
                    .forEach(handle -> transaction.delete(HandleKeys.of(handle)).put(ReservedHandle.of(handle, end)));
            if (user.handle() != null) {
                transaction.put(ReservedHandle.of(user.handle(), end));
            }
            transaction.run();
        });
    }
}
