package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.FeedMonths;
import io.azulejo.blog.table.FeedMonthsBuilder;
import io.azulejo.blog.table.FeedMonthsKeys;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.query.MonthRange;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The newest posts of everybody, month by month. From which month to which there are any is remembered for a minute:
 * the first post of a month that another server publishes shows up that much later.
 */
@Singleton
public final class Feed {
    private static final Duration REMEMBERED = Duration.ofMinutes(1);
    private static final int TRIES = 10;

    private final BlogTable table;
    private final InstantSource clock;
    private volatile @Nullable Known known;

    public Feed(BlogTable table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    private record Known(YearMonth first, YearMonth last, Instant at) {
        boolean covers(YearMonth month) {
            return !month.isBefore(first) && !month.isAfter(last);
        }
    }

    /** The posts published from one month to another, newest first; null is as far as there are any. */
    public Page<PostSummary> newest(@Nullable YearMonth from, @Nullable YearMonth to, PageRequest page) {
        Known months = months();
        if (months == null) {
            return new Page<>(List.of(), null);
        }
        YearMonth first = from == null || from.isBefore(months.first()) ? months.first() : from;
        YearMonth last = to == null || to.isAfter(months.last()) ? months.last() : to;
        return first.isAfter(last) ? new Page<>(List.of(), null) : table.feed(new MonthRange(first, last), page);
    }

    /** Makes sure that the feed reaches a month, before a post of that month is published. */
    void reach(Instant publishedAt) {
        YearMonth month = YearMonth.from(publishedAt.atOffset(ZoneOffset.UTC));
        Known now = known;
        for (int tries = 0; (now == null || !now.covers(month)) && tries < TRIES; tries++) {
            try {
                now = remember(reached(month));
            } catch (VersionConflictException other) {
                now = null; // another server reached further at the same moment
            }
        }
    }

    private FeedMonths reached(YearMonth month) {
        FeedMonths old = table.feedMonthsTable()
                .getOrCreate(FeedMonthsKeys.of(), () -> new FeedMonths(month.toString(), month.toString(), 0));
        YearMonth first = YearMonth.parse(old.first());
        YearMonth last = YearMonth.parse(old.last());
        if (!month.isBefore(first) && !month.isAfter(last)) {
            return old;
        }
        return table.feedMonthsTable()
                .put(FeedMonthsBuilder.of(old)
                        .first((month.isBefore(first) ? month : first).toString())
                        .last((month.isAfter(last) ? month : last).toString())
                        .build());
    }

    private @Nullable Known months() {
        Known now = known;
        if (now == null || now.at().plus(REMEMBERED).isBefore(clock.instant())) {
            now = table.feedMonths().map(this::remember).orElse(null);
        }
        return now;
    }

    private Known remember(FeedMonths stored) {
        Known now = new Known(YearMonth.parse(stored.first()), YearMonth.parse(stored.last()), clock.instant());
        known = now;
        return now;
    }
}
