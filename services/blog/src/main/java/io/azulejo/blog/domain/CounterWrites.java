package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.CommentStatus;
import io.azulejo.blog.table.Inbox;
import io.azulejo.blog.table.Notification;
import io.azulejo.blog.table.PostStats;
import io.azulejo.blog.table.PostStatsAttributes;
import io.azulejo.blog.table.PostStatsKeys;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.TransactionResult;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runner for writes that update counters or send notifications. Creates counters that are missing for legacy items and
 * passes new notifications to the listener.
 */
@Singleton
public final class CounterWrites {
    private static final int MAX_ATTEMPTS = 3;

    private final BlogTable table;
    private final Notifications notifications;
    private final NotificationListener listener;

    public CounterWrites(BlogTable table, Notifications notifications, NotificationListener listener) {
        this.table = table;
        this.notifications = notifications;
        this.listener = listener;
    }

    /**
     * Runs a transaction, together with the notification if there is one. The supplier is called again for each
     * attempt.
     */
    TransactionResult run(String postId, @Nullable Notification notification, Supplier<TransactWrite> write) {
        return run(postId, notification, write, TransactWrite::run);
    }

    /** Runs a transaction with a custom commit. */
    TransactionResult run(
            String postId,
            @Nullable Notification notification,
            Supplier<TransactWrite> write,
            Function<TransactWrite, TransactionResult> commit) {
        for (int attempt = 1; ; attempt++) {
            TransactWrite transaction = write.get();
            if (notification != null) {
                notifications.add(transaction, notification);
            }
            try {
                TransactionResult result = commit.apply(transaction);
                result.all(Notification.class).forEach(listener::onNotification);
                return result;
            } catch (NotFoundException missing) {
                if (attempt == MAX_ATTEMPTS) {
                    throw missing;
                }
                createMissing(missing, postId, notification);
            }
        }
    }

    EntityUpdate<PostStats> stats(String postId) {
        return table.statsTable().update(PostStatsKeys.of(postId));
    }

    /** Records a view of a post. Throws if the post does not exist. */
    public void view(String postId) {
        stats(Ids.requireId("post", postId)).add(PostStatsAttributes.VIEWS, 1L).run();
    }

    /** Recounts the reactions of a post and stores the result, unless a counter changes concurrently. */
    public PostStats recount(String postId) {
        if (table.post(Ids.requireId("post", postId)).isEmpty()) {
            throw ProblemException.notFound("post", postId);
        }
        Optional<PostStats> old = table.stats(postId);
        PostStats counted = new PostStats(
                postId,
                PageRequest.of(100).all(page -> table.likes(postId, page)).count(),
                PageRequest.of(100)
                        .all(page -> table.thread(postId, page))
                        .filter(comment -> comment.status() != CommentStatus.DELETED)
                        .count(),
                PageRequest.of(100).all(page -> table.bookmarkers(postId, page)).count(),
                old.map(PostStats::views).orElse(0L));
        return old.isPresent()
                ? table.statsTable().put(counted, unchanged(old.get()))
                : table.statsTable().create(counted);
    }

    private static Condition<PostStats> unchanged(PostStats old) {
        return PostStatsAttributes.LIKES
                .eq(old.likes())
                .and(PostStatsAttributes.COMMENTS.eq(old.comments()))
                .and(PostStatsAttributes.BOOKMARKS.eq(old.bookmarks()))
                .and(PostStatsAttributes.VIEWS.eq(old.views()));
    }

    private void createMissing(NotFoundException missing, String postId, @Nullable Notification notification) {
        if (missing.entity().equals(PostStats.class.getSimpleName())) {
            try {
                recount(postId);
            } catch (AlreadyExistsException other) {
                return; // another request has created them
            }
        } else if (missing.entity().equals(Inbox.class.getSimpleName()) && notification != null) {
            notifications.inbox(notification.userId());
        } else {
            throw missing;
        }
    }
}
