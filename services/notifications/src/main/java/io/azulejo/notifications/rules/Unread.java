package io.azulejo.notifications.rules;

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
import io.azulejo.toolkit.transaction.Written;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.Supplier;

/**
 * How many notifications a user has not read. The number is kept in the transactions that change what is unread; what
 * TTL deletes changes it behind our back, so that it is counted anew once a day.
 */
@Singleton
public final class Unread {
    private static final Duration GOOD_FOR = Duration.ofDays(1);
    /** How long the index is given to catch up: what was written a moment ago may not be in it. */
    private static final Duration SETTLING = Duration.ofSeconds(10);

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
        boolean old = counters.countedAt().plus(GOOD_FOR).isBefore(now);
        boolean settled = counters.updatedAt().plus(SETTLING).isBefore(now);
        return Math.max(0, old && settled ? recount(counters) : counters.unread());
    }

    /** A user that has nothing to read, to be created with it. */
    Counters none(String userId) {
        return new Counters(userId, 0, clock.instant(), Generated.TIME, 0);
    }

    EntityUpdate<Counters> change(String userId, long by) {
        return table.countersTable().update(CountersKeys.of(userId)).add(CountersAttributes.UNREAD, by);
    }

    /** Runs a transaction with a {@link #change}; a user of others has no counter before the first one. */
    Written run(String userId, Supplier<TransactWrite> transaction) {
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
            return unread; // it is counted anew the next time
        }
        return unread;
    }
}
