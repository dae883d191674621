package io.azulejo.wavyblog.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.patterns.page.ConcatenatedPages;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.MonthRange;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostAttributes;
import io.azulejo.wavyblog.table.PostSummary;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Public lists of posts. They exclude drafts, also legacy drafts in the documented partitions. */
@Singleton
public final class PostLists {
    private static final int DEFAULT_MONTHS = 24;
    private static final Condition<Post> PUBLISHED = PostAttributes.PUBLISHED.eq(true);

    private final WavyBlogTable table;
    private final InstantSource clock;

    public PostLists(WavyBlogTable table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    /** Returns the newest posts, month by month; by default those of the last two years. */
    public Page<PostSummary> newest(@Nullable YearMonth from, @Nullable YearMonth to, PageRequest page) {
        YearMonth last = to == null ? YearMonth.from(clock.instant().atOffset(ZoneOffset.UTC)) : to;
        YearMonth first = from == null ? last.minusMonths(DEFAULT_MONTHS - 1) : from;
        if (first.isAfter(last) || first.isBefore(last.minusMonths(10 * 12))) {
            throw ProblemException.badParameter("from", "must be at most ten years before the last month " + last);
        }
        return table.feed(new MonthRange(first, last), page);
    }

    public Page<Post> byCategory(String category, PageRequest page) {
        return table.publicPostsByCategory(category, PUBLISHED, page);
    }

    /**
     * Returns the posts of a user. During a rename, the posts under the new name come first, then those still under the
     * former name.
     *
     * @param user loaded only at the end of the list, to find the former name
     */
    public Page<Post> byUser(String username, Supplier<User> user, PageRequest page) {
        return ConcatenatedPages.page(
                page,
                request -> table.publicPostsByUser(username, PUBLISHED, request),
                () -> Optional.ofNullable(user.get().formerName())
                        .map(former -> request -> table.publicPostsByUser(former, PUBLISHED, request)));
    }
}
