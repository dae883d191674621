package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.CommentStatus;
import io.azulejo.blog.table.Inbox;
import io.azulejo.blog.table.Notification;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostAttributes;
import io.azulejo.blog.table.PostKeys;
import io.azulejo.blog.table.PostStats;
import io.azulejo.blog.table.PostStatsAttributes;
import io.azulejo.blog.table.PostStatsKeys;
import io.azulejo.blog.table.PostStatus;
import io.azulejo.blog.table.ViewMarker;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.TransactionResult;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
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
    private static final long MAX_COUNTED_ON_READ = 2000;
    private static final Duration VIEW_MARKER_TTL = Duration.ofDays(2);
    private static final Condition<Post> IS_PUBLISHED = PostAttributes.PUBLISHED_AT
            .exists()
            .and(PostAttributes.DELETED_AT.missing())
            .and(PostAttributes.STATUS.missing().or(PostAttributes.STATUS.eq(PostStatus.PUBLISHED)));

    private final BlogTable table;
    private final Notifications notifications;
    private final NotificationListener listener;
    private final InstantSource clock;

    public CounterWrites(
            BlogTable table, Notifications notifications, NotificationListener listener, InstantSource clock) {
        this.clock = clock;
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

    /** Records a view of a published post. A signed-in reader counts once a day. */
    public void view(String postId, Optional<Caller> reader) {
        Ids.requireId("post", postId);
        Instant now = clock.instant();
        String today = now.atOffset(ZoneOffset.UTC).toLocalDate().toString();
        try {
            run(postId, null, () -> {
                TransactWrite transaction = table.transaction()
                        .check(PostKeys.of(postId), IS_PUBLISHED)
                        .update(stats(postId).add(PostStatsAttributes.VIEWS, 1L));
                return reader.isEmpty()
                        ? transaction
                        : transaction.create(
                                new ViewMarker(reader.get().subject(), postId, today, now.plus(VIEW_MARKER_TTL)));
            });
        } catch (AlreadyExistsException sameDay) {
            return;
        } catch (ConditionFailedException notPublished) {
            throw ProblemException.notFound("post", postId);
        }
    }

    /**
     * Returns the counters of a post, corrected if they do not match its likes and comments: another application may
     * have written some. Posts with very many are left to the job.
     */
    public PostStats repaired(PostStats stats) {
        if (stats.likes() + stats.comments() > MAX_COUNTED_ON_READ
                || (stats.likes() == likes(stats.postId()) && stats.comments() == comments(stats.postId()))) {
            return stats;
        }
        try {
            return recount(stats.postId());
        } catch (ConditionFailedException | AlreadyExistsException changed) {
            return stats; // counted concurrently; the next read looks again
        }
    }

    /** Recounts the reactions of a post and stores the result, unless a counter changes concurrently. */
    public PostStats recount(String postId) {
        if (table.post(Ids.requireId("post", postId)).isEmpty()) {
            throw ProblemException.notFound("post", postId);
        }
        Optional<PostStats> old = table.stats(postId);
        PostStats counted = new PostStats(
                postId,
                likes(postId),
                comments(postId),
                PageRequest.of(100).all(page -> table.bookmarkers(postId, page)).count(),
                old.map(PostStats::views).orElse(0L));
        return old.isPresent()
                ? table.statsTable().put(counted, unchanged(old.get()))
                : table.statsTable().create(counted);
    }

    private long likes(String postId) {
        return PageRequest.of(100).all(page -> table.likes(postId, page)).count();
    }

    private long comments(String postId) {
        return PageRequest.of(100)
                .all(page -> table.allComments(postId, page))
                .filter(comment -> comment.status() != CommentStatus.DELETED)
                .count();
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
