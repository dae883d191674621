package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.CommentStatus;
import io.azulejo.blog.table.Inbox;
import io.azulejo.blog.table.Notification;
import io.azulejo.blog.table.PostStats;
import io.azulejo.blog.table.PostStatsAttributes;
import io.azulejo.blog.table.PostStatsKeys;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.Written;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs writes that count something or tell someone: makes the counters that are missing because others wrote what they
 * count, and shows the notifications to those who are watching.
 */
@Singleton
public final class Tally {
    private static final int TRIES = 3;

    private final BlogTable table;
    private final Notifications notifications;
    private final Onlookers onlookers;

    public Tally(BlogTable table, Notifications notifications, Onlookers onlookers) {
        this.table = table;
        this.notifications = notifications;
        this.onlookers = onlookers;
    }

    /** Writes what is given, made anew for each try, with the notification if there is one. */
    Written run(String postId, @Nullable Notification notification, Supplier<TransactWrite> write) {
        return run(postId, notification, write, TransactWrite::run);
    }

    /** The same for a transaction that is not just run. */
    Written run(
            String postId,
            @Nullable Notification notification,
            Supplier<TransactWrite> write,
            Function<TransactWrite, Written> running) {
        for (int tries = 1; ; tries++) {
            TransactWrite transaction = write.get();
            if (notification != null) {
                notifications.add(transaction, notification);
            }
            try {
                Written written = running.apply(transaction);
                written.all(Notification.class).forEach(onlookers::show);
                return written;
            } catch (NotFoundException missing) {
                if (tries == TRIES) {
                    throw missing;
                }
                make(missing, postId, notification);
            }
        }
    }

    EntityUpdate<PostStats> stats(String postId) {
        return table.statsTable().update(PostStatsKeys.of(postId));
    }

    /** Counts a view; of what is not there, none. */
    public void view(String postId) {
        stats(Ids.sought("post", postId)).add(PostStatsAttributes.VIEWS, 1L).run();
    }

    /** Counts what there is of a post, and writes that down unless something was counted meanwhile. */
    public PostStats recount(String postId) {
        if (table.post(Ids.sought("post", postId)).isEmpty()) {
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

    private void make(NotFoundException missing, String postId, @Nullable Notification notification) {
        if (missing.entity().equals(PostStats.class.getSimpleName())) {
            try {
                recount(postId);
            } catch (AlreadyExistsException other) {
                return; // another request has made them
            }
        } else if (missing.entity().equals(Inbox.class.getSimpleName()) && notification != null) {
            notifications.inbox(notification.userId());
        } else {
            throw missing;
        }
    }
}
