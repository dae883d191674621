package io.azulejo.blog.rules;

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
import io.azulejo.blog.table.User;
import io.azulejo.blog.table.UserBuilder;
import io.azulejo.blog.table.UserStatus;
import io.azulejo.toolkit.batch.BatchGet;
import io.azulejo.toolkit.expression.NumberAttribute;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.Found;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import io.azulejo.web.job.Walk;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Deletes a user: posts are deleted for good, comments stay without their author, the rest goes. The user can do nothing
 * more from the first moment and is gone at the last.
 */
@Singleton
public final class UserDeletion implements Job {
    static final String TYPE = "user-deletion";
    /** A like is two items, its notification, a counter and an inbox: 75 actions. */
    private static final int PER_STEP = 15;

    private final BlogTable table;
    private final Posts posts;
    private final Notifications notifications;
    private final Windows windows;
    private final InstantSource clock;

    public UserDeletion(
            BlogTable table, Posts posts, Notifications notifications, Windows windows, InstantSource clock) {
        this.table = table;
        this.posts = posts;
        this.notifications = notifications;
        this.windows = windows;
        this.clock = clock;
    }

    /** Begins to delete a user, who has some time before for what the indexes do not show yet. */
    public JobRecord begin(User user) {
        JobRecord job = JobRecord.of(TYPE, Map.of(JobRecord.USER, user.userId()))
                .notBefore(clock.instant().plus(windows.settling()));
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
        return Walk.inStepsOf(PER_STEP)
                .throughEach("posts", page -> table.allPostsByAuthor(userId, page), this::bury)
                .throughEach("drafts", page -> table.drafts(userId, page), this::bury)
                .through("comments", page -> table.commentsByAuthor(userId, page), found -> anonymise(found, userId))
                .through("likes", page -> table.likesByAuthor(userId, page), this::unlike)
                .through("bookmarks", page -> table.allBookmarks(userId, page), this::drop)
                .through(
                        "notifications",
                        page -> table.allNotifications(userId, page),
                        found -> table.transaction().deleteAll(found).run())
                .next(job, () -> remove(userId));
    }

    private void bury(PostSummary summary) {
        // One that is gone already is still in the list of an index that is behind.
        table.post(summary.postId()).ifPresent(post -> posts.bury(post, Duration.ZERO));
    }

    private void anonymise(List<Comment> comments, String userId) {
        comments.stream().map(Comment::rootId).distinct().forEach(rootId -> forgetTold(rootId, userId));
        TransactWrite transaction = table.transaction();
        List<EntityKey<Notification>> told = new ArrayList<>();
        for (Comment comment : comments) {
            transaction.put(CommentCopies.by(comment, Comment.NOBODY, null));
            told.addAll(CommentCopies.notified(comment));
        }
        notifications.forget(transaction, told);
        transaction.run();
    }

    /** The replies of others say whom they told of themselves. */
    private void forgetTold(String rootId, String userId) {
        PageRequest.of(100)
                .all(page -> table.replies(rootId, page))
                .filter(reply -> userId.equals(reply.notified()))
                .forEach(reply -> table.replyTable()
                        .put(ReplyBuilder.of(reply).notified(null).build()));
    }

    private void unlike(List<Like> listed) {
        List<Like> likes = present(listed);
        Found found = posts(likes.stream().map(Like::postId).toList());
        TransactWrite transaction = table.transaction();
        List<EntityKey<Notification>> told = new ArrayList<>();
        for (Like like : likes) {
            transaction.delete(like);
            found.get(PostKeys.of(like.postId())).ifPresent(post -> told.addAll(Likes.notified(like, post.authorId())));
        }
        uncount(transaction, found, PostStatsAttributes.LIKES, likes.stream().map(Like::postId));
        notifications.forget(transaction, told);
        transaction.run();
    }

    /** Without those that were removed and counted before: an index that is behind still lists them. */
    private List<Like> present(List<Like> listed) {
        BatchGet keys = table.batchGet().consistent();
        listed.forEach(like -> keys.get(LikeKeys.of(like.postId(), like.userId(), like.createdAt())));
        return keys.run().all(Like.class);
    }

    private void drop(List<Bookmark> bookmarks) {
        Found found = posts(bookmarks.stream().map(Bookmark::postId).toList());
        TransactWrite transaction = table.transaction().deleteAll(bookmarks);
        uncount(
                transaction,
                found,
                PostStatsAttributes.BOOKMARKS,
                bookmarks.stream().map(Bookmark::postId));
        transaction.run();
    }

    /** Each post once, by as many as there are: others may have let a user like or keep one several times. */
    private void uncount(
            TransactWrite transaction, Found found, NumberAttribute<PostStats, Long> counter, Stream<String> postIds) {
        Map<String, Long> gone = postIds.collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        for (PostStats stats : found.all(PostStats.class)) {
            transaction.update(table.statsTable()
                    .update(PostStatsKeys.of(stats.postId()))
                    .add(counter, -gone.getOrDefault(stats.postId(), 0L)));
        }
    }

    private Found posts(List<String> postIds) {
        BatchGet keys = table.batchGet().consistent();
        postIds.forEach(id -> keys.get(PostKeys.of(id)).get(PostStatsKeys.of(id)));
        return keys.run();
    }

    private void remove(String userId) {
        table.profile(userId).ifPresent(user -> {
            TransactWrite transaction = table.transaction().delete(user).delete(InboxKeys.of(userId));
            user.formerHandles().forEach(handle -> transaction.delete(HandleKeys.of(handle)));
            transaction.run();
        });
    }
}
