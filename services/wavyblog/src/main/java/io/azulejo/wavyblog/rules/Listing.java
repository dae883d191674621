package io.azulejo.wavyblog.rules;

import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.MonthRange;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostAttributes;
import io.azulejo.wavyblog.table.PostSummary;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.page.Succession;
import io.azulejo.web.problem.ProblemException;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The public lists. Drafts are in none of them, not even those that others wrote into the documented partitions. */
@Singleton
public final class Listing {
    private static final int MONTHS = 24;
    private static final Condition<Post> PUBLISHED = PostAttributes.PUBLISHED.eq(true);

    private final WavyBlogTable table;
    private final InstantSource clock;

    public Listing(WavyBlogTable table, InstantSource clock) {
        this.table = table;
        this.clock = clock;
    }

    /** Newest first, month by month; the last two years unless other months are asked for. */
    public Page<PostSummary> newest(@Nullable YearMonth from, @Nullable YearMonth to, PageRequest page) {
        YearMonth last = to == null ? YearMonth.from(clock.instant().atOffset(ZoneOffset.UTC)) : to;
        YearMonth first = from == null ? last.minusMonths(MONTHS - 1) : from;
        if (first.isAfter(last) || first.isBefore(last.minusMonths(10 * 12))) {
            throw ProblemException.badParameter("from", "must be at most ten years before the last month " + last);
        }
        return table.feed(new MonthRange(first, last), page);
    }

    public Page<Post> byCategory(String category, PageRequest page) {
        return table.publicPostsByCategory(category, PUBLISHED, page);
    }

    /**
     * A user's posts. While they follow the user to a new name, those that have come are listed first and then the
     * others, under the former name.
     *
     * @param user asked for where the list of the name ends
     */
    public Page<Post> byUser(String username, Supplier<User> user, PageRequest page) {
        return Succession.page(
                page,
                request -> table.publicPostsByUser(username, PUBLISHED, request),
                () -> Optional.ofNullable(user.get().formerName())
                        .map(former -> request -> table.publicPostsByUser(former, PUBLISHED, request)));
    }
}
