package io.azulejo.wavyblog.domain;

import io.azulejo.patterns.job.CursorLoop;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.FullScan;
import io.azulejo.wavyblog.table.OrphanSlug;
import io.azulejo.wavyblog.table.OrphanSlug.Missing;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostAttributes;
import io.azulejo.wavyblog.table.PostKeys;
import io.azulejo.wavyblog.table.Slug;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;

/**
 * Job that finds inconsistent slugs: reserved slugs without a post or category, and posts or categories without a
 * reserved slug. It changes nothing. Redirecting slugs are consistent.
 */
@Singleton
public final class SlugCheck implements Job {
    static final String TYPE = "slug-check";
    private static final FullScan GUARDS_SCAN =
            FullScan.because("slugs are in no index: the documented items have no attributes except their keys");
    private static final int ITEMS_PER_STEP = 25;
    private static final Duration RESULT_TTL = Duration.ofDays(7);

    private final WavyBlogTable table;
    private final InstantSource clock;

    public SlugCheck(ScannableTable scannable, InstantSource clock) {
        this.table = scannable.table();
        this.clock = clock;
    }

    public JobRecord start() {
        return table.jobTable().create(JobRecord.of(TYPE, Map.of()));
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord record) {
        Condition<Post> drafts = PostAttributes.PUBLISHED.eq(false);
        return CursorLoop.withPageSize(ITEMS_PER_STEP)
                .forEachItem(
                        "guards",
                        page -> table.slugTable().scan(GUARDS_SCAN).page(page),
                        guard -> checkGuard(record, guard))
                .forEachItem("posts", table::posts, post -> checkTarget(record, post.slug()))
                .forEachItem("drafts", page -> table.allDrafts(drafts, page), post -> checkTarget(record, post.slug()))
                .forEachItem("categories", table::categories, category -> checkTarget(record, category.slug()))
                .next(record);
    }

    private void checkGuard(JobRecord job, Slug guard) {
        if (guard.redirectTo() == null && !exists(guard.slug())) {
            report(job, guard.slug(), Missing.TARGET);
        }
    }

    /**
     * Checks that the slug of a post or category is reserved. Reads both from the table, because an index may still
     * list deleted items.
     */
    private void checkTarget(JobRecord job, String slug) {
        if (table.slug(slug).isEmpty() && exists(slug)) {
            report(job, slug, Missing.GUARD);
        }
    }

    private void report(JobRecord job, String slug, Missing missing) {
        table.orphanSlugTable()
                .put(new OrphanSlug(job.id(), slug, missing, clock.instant().plus(RESULT_TTL)));
    }

    private boolean exists(String slug) {
        return table.postTable().getConsistent(PostKeys.of(slug)).isPresent()
                || table.category(slug).isPresent()
                || table.post(slug).isPresent(); // legacy keys are not encoded
    }
}
