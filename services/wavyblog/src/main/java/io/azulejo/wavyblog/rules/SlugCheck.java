package io.azulejo.wavyblog.rules;

import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.error.InvalidCursorException;
import io.azulejo.toolkit.query.FullScan;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.wavyblog.table.OrphanSlug;
import io.azulejo.wavyblog.table.OrphanSlug.Missing;
import io.azulejo.wavyblog.table.PostAttributes;
import io.azulejo.wavyblog.table.PostKeys;
import io.azulejo.wavyblog.table.Slug;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds slugs that are kept for nothing, and posts and categories that do not keep theirs, and changes neither. A slug
 * that redirects is kept on purpose.
 */
@Singleton
public final class SlugCheck implements Job {
    static final String TYPE = "slug-check";
    private static final FullScan GUARDS_SCAN =
            FullScan.because("slugs are in no index: the document gives them no attribute but their keys");
    private static final int ITEMS_PER_STEP = 25;
    private static final Duration KEPT = Duration.ofDays(7);

    private final WavyBlogTable table;
    private final InstantSource clock;

    public SlugCheck(ScannableTable scannable, InstantSource clock) {
        this.table = scannable.table();
        this.clock = clock;
    }

    /** What is looked through, in this order. */
    private enum Part {
        GUARDS,
        POSTS,
        DRAFTS,
        CATEGORIES;

        Step after(Optional<Cursor> next) {
            if (next.isPresent()) {
                return new Step.Next(name() + " " + next.get().text());
            }
            return switch (this) {
                case GUARDS -> new Step.Next(POSTS.name());
                case POSTS -> new Step.Next(DRAFTS.name());
                case DRAFTS -> new Step.Next(CATEGORIES.name());
                case CATEGORIES -> new Step.Done();
            };
        }
    }

    public JobRecord begin() {
        return table.jobTable().create(JobRecord.of(TYPE, Map.of()));
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord record) {
        String checkpoint = record.checkpoint().isEmpty() ? Part.GUARDS.name() : record.checkpoint();
        int space = checkpoint.indexOf(' ');
        Part part = Part.valueOf(space < 0 ? checkpoint : checkpoint.substring(0, space));
        PageRequest page = PageRequest.of(ITEMS_PER_STEP);
        if (space >= 0) {
            page = page.after(checkpoint.substring(space + 1));
        }
        try {
            return part.after(check(record.id(), part, page));
        } catch (InvalidCursorException foreign) {
            // written by a server with other keys: this part begins again, and finds the same
            return new Step.Next(part.name());
        }
    }

    private Optional<Cursor> check(String job, Part part, PageRequest page) {
        return switch (part) {
            case GUARDS -> check(job, table.slugTable().scan(GUARDS_SCAN).page(page), this::guard);
            case POSTS -> check(job, table.posts(page), post -> target(post.slug()));
            case DRAFTS ->
                check(job, table.allDrafts(PostAttributes.PUBLISHED.eq(false), page), post -> target(post.slug()));
            case CATEGORIES -> check(job, table.categories(page), category -> target(category.slug()));
        };
    }

    private <T> Optional<Cursor> check(String job, Page<T> page, Function<T, Optional<Found>> look) {
        page.items().stream()
                .flatMap(item -> look.apply(item).stream())
                .map(found -> new OrphanSlug(
                        job, found.slug(), found.missing(), clock.instant().plus(KEPT)))
                .forEach(table.orphanSlugTable()::put);
        return page.next();
    }

    private record Found(String slug, Missing missing) {}

    private Optional<Found> guard(Slug guard) {
        return guard.redirectTo() != null || exists(guard.slug())
                ? Optional.empty()
                : Optional.of(new Found(guard.slug(), Missing.TARGET));
    }

    /** An index may still list what is deleted, so both are read from the table. */
    private Optional<Found> target(String slug) {
        return table.slug(slug).isPresent() || !exists(slug)
                ? Optional.empty()
                : Optional.of(new Found(slug, Missing.GUARD));
    }

    private boolean exists(String slug) {
        return table.postTable().getConsistent(PostKeys.of(slug)).isPresent()
                || table.category(slug).isPresent()
                || table.post(slug).isPresent(); // under the key of others, who do not encode
    }
}
