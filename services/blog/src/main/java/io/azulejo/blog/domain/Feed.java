package io.azulejo.blog.domain;

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
 * Feed of the newest posts by all authors, month by month. The first and last month are cached for one minute, so the
 * first post that another server publishes in a new month appears up to a minute late.
 */
@Singleton
public final class Feed {
    private static final Duration CACHE_TTL = Duration.ofMinutes(1);
    private static final int MAX_ATTEMPTS = 10;

    private final BlogTable table;
    private final InstantSource clock;
    private volatile @Nullable CachedMonths cached;

    public Feed(BlogTable table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    private record CachedMonths(YearMonth first, YearMonth last, Instant at) {
        boolean covers(YearMonth month) {
            return !month.isBefore(first) && !month.isAfter(last);
        }
    }

    /** Returns the posts of a range of months, newest first. A null bound means no limit. */
    public Page<PostSummary> newest(@Nullable YearMonth from, @Nullable YearMonth to, PageRequest page) {
        CachedMonths months = months();
        if (months == null) {
            return new Page<>(List.of(), null);
        }
        YearMonth first = from == null || from.isBefore(months.first()) ? months.first() : from;
        YearMonth last = to == null || to.isAfter(months.last()) ? months.last() : to;
        return first.isAfter(last) ? new Page<>(List.of(), null) : table.feed(new MonthRange(first, last), page);
    }

    /** Extends the feed to a month. Call it before publishing a post in that month. */
    void extendTo(Instant publishedAt) {
        YearMonth month = YearMonth.from(publishedAt.atOffset(ZoneOffset.UTC));
        CachedMonths now = cached;
        for (int attempt = 0; (now == null || !now.covers(month)) && attempt < MAX_ATTEMPTS; attempt++) {
            try {
                now = cache(extendTo(month));
            } catch (VersionConflictException conflict) {
                now = null; // another server extended the feed concurrently
            }
        }
    }

    private FeedMonths extendTo(YearMonth month) {
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

    private @Nullable CachedMonths months() {
        CachedMonths now = cached;
        if (now == null || now.at().plus(CACHE_TTL).isBefore(clock.instant())) {
            now = table.feedMonths().map(this::cache).orElse(null);
        }
        return now;
    }

    private CachedMonths cache(FeedMonths stored) {
        CachedMonths now =
                new CachedMonths(YearMonth.parse(stored.first()), YearMonth.parse(stored.last()), clock.instant());
        cached = now;
        return now;
    }
}
