package io.azulejo.wavyblog.rules;

import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.FullScan;
import io.azulejo.wavyblog.table.OrphanSlug;
import io.azulejo.wavyblog.table.OrphanSlug.Missing;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostAttributes;
import io.azulejo.wavyblog.table.PostKeys;
import io.azulejo.wavyblog.table.Slug;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import io.azulejo.web.job.Walk;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;

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

    public JobRecord begin() {
        return table.jobTable().create(JobRecord.of(TYPE, Map.of()));
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord record) {
        Condition<Post> drafts = PostAttributes.PUBLISHED.eq(false);
        return Walk.inStepsOf(ITEMS_PER_STEP)
                .throughEach(
                        "guards",
                        page -> table.slugTable().scan(GUARDS_SCAN).page(page),
                        guard -> checkGuard(record, guard))
                .throughEach("posts", table::posts, post -> checkTarget(record, post.slug()))
                .throughEach("drafts", page -> table.allDrafts(drafts, page), post -> checkTarget(record, post.slug()))
                .throughEach("categories", table::categories, category -> checkTarget(record, category.slug()))
                .next(record);
    }

    private void checkGuard(JobRecord job, Slug guard) {
        if (guard.redirectTo() == null && !exists(guard.slug())) {
            note(job, guard.slug(), Missing.TARGET);
        }
    }

    /** An index may still list what is deleted, so both are read from the table. */
    private void checkTarget(JobRecord job, String slug) {
        if (table.slug(slug).isEmpty() && exists(slug)) {
            note(job, slug, Missing.GUARD);
        }
    }

    private void note(JobRecord job, String slug, Missing missing) {
        table.orphanSlugTable()
                .put(new OrphanSlug(job.id(), slug, missing, clock.instant().plus(KEPT)));
    }

    private boolean exists(String slug) {
        return table.postTable().getConsistent(PostKeys.of(slug)).isPresent()
                || table.category(slug).isPresent()
                || table.post(slug).isPresent(); // under the key of others, who do not encode
    }
}
