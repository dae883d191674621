package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.CommentStatus;
import io.azulejo.blog.table.Inbox;
import io.azulejo.blog.table.Notification;
import io.azulejo.blog.table.PostStats;
import io.azulejo.blog.table.PostStatsAttributes;
import io.azulejo.blog.table.PostStatsKeys;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.Written;
import io.azulejo.web.problem.ProblemException;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
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
        for (int tries = 1; ; tries++) {
            TransactWrite transaction = write.get();
            if (notification != null) {
                notifications.add(transaction, notification);
            }
            try {
                Written written = transaction.run();
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

    /** Counts what there is of a post, and writes that down. */
    public PostStats recount(String postId) {
        if (table.post(Ids.sought("post", postId)).isEmpty()) {
            throw ProblemException.notFound("post", postId);
        }
        long views = table.stats(postId).map(PostStats::views).orElse(0L);
        long likes = all(page -> table.likes(postId, page)).count();
        long comments = all(page -> table.thread(postId, page))
                .filter(comment -> comment.status() != CommentStatus.DELETED)
                .count();
        long bookmarks = all(page -> table.bookmarkers(postId, page)).count();
        return table.statsTable().put(new PostStats(postId, likes, comments, bookmarks, views));
    }

    private void make(NotFoundException missing, String postId, @Nullable Notification notification) {
        if (missing.entity().equals(PostStats.class.getSimpleName())) {
            recount(postId);
        } else if (missing.entity().equals(Inbox.class.getSimpleName()) && notification != null) {
            notifications.inbox(notification.userId());
        } else {
            throw missing;
        }
    }

    private static <T> Stream<T> all(Function<PageRequest, Page<T>> list) {
        List<T> found = new ArrayList<>();
        Cursor cursor = null;
        do {
            Page<T> page = list.apply(PageRequest.of(100).after(cursor));
            found.addAll(page.items());
            cursor = page.next().orElse(null);
        } while (cursor != null);
        return found.stream();
    }
}
