package io.azulejo.notifications.domain;

import io.azulejo.notifications.table.Counters;
import io.azulejo.notifications.table.CountersAttributes;
import io.azulejo.notifications.table.CountersKeys;
import io.azulejo.notifications.table.NotificationAttributes;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.toolkit.Generated;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.TransactionResult;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Supplier;

/**
 * Counter of a user's unread notifications. Transactions that change the unread notifications update it. TTL deletions
 * do not, so the counter is recalculated once a day.
 */
@Singleton
public final class Unread {
    private static final Duration RECOUNT_AFTER = Duration.ofDays(1);
    /** Time for the index to catch up with recent writes. */
    private static final Duration INDEX_LAG = Duration.ofSeconds(10);

    private static final int PAGE = 1000;

    private final NotificationsTable table;
    private final InstantSource clock;

    public Unread(NotificationsTable table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    public long count(String userId) {
        return table.counters(userId).map(this::count).orElse(0L);
    }

    private long count(Counters counters) {
        Instant now = clock.instant();
        boolean outdated = counters.countedAt().plus(RECOUNT_AFTER).isBefore(now);
        boolean settled = counters.updatedAt().plus(INDEX_LAG).isBefore(now);
        return Math.max(0, outdated && settled ? recount(counters) : counters.unread());
    }

    /** Returns the counter of a new user. */
    Counters none(String userId) {
        return new Counters(userId, 0, clock.instant(), Generated.TIME, 0);
    }

    EntityUpdate<Counters> change(String userId, long by) {
        return table.countersTable().update(CountersKeys.of(userId)).add(CountersAttributes.UNREAD, by);
    }

    /** Runs a transaction that contains a {@link #change}. Creates the counter first if a legacy user has none. */
    TransactionResult run(String userId, Supplier<TransactWrite> transaction) {
        try {
            return transaction.get().run();
        } catch (NotFoundException missing) {
            if (!missing.entity().equals(Counters.class.getSimpleName())) {
                throw missing;
            }
            table.countersTable().getOrCreate(CountersKeys.of(userId), () -> none(userId));
            return transaction.get().run();
        }
    }

    private long recount(Counters counters) {
        long unread = PageRequest.of(PAGE)
                .all(page -> table.unread(counters.userId(), NotificationAttributes.READ_AT.missing(), page))
                .count();
        try {
            table.countersTable()
                    .update(CountersKeys.of(counters.userId()))
                    .set(CountersAttributes.UNREAD, unread)
                    .set(CountersAttributes.COUNTED_AT, clock.instant())
                    .expectVersion(counters.version())
                    .run();
        } catch (VersionConflictException | NotFoundException changed) {
            return unread; // recounted next time
        }
        return unread;
    }
}
