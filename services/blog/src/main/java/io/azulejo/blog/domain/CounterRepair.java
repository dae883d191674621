package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.CategorySummary;
import io.azulejo.patterns.job.CursorLoop;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;

/**
 * Job that recounts the reactions of all published posts, category by category: another application may have written
 * likes and comments without counting them.
 */
@Singleton
public final class CounterRepair implements Job {
    static final String TYPE = "counter-repair";
    private static final int PER_STEP = 25;

    private final BlogTable table;
    private final Categories categories;
    private final CounterWrites counters;

    public CounterRepair(BlogTable table, Categories categories, CounterWrites counters) {
        this.table = table;
        this.categories = categories;
        this.counters = counters;
    }

    public JobRecord begin(Actor actor) {
        actor.require(Permission.MANAGE_USERS);
        return table.jobTable().create(JobRecord.of(TYPE, Map.of()).startedBy(actor.userId()));
    }

    @Override
    public String type() {
        return TYPE;
    }

    /** Recounts one page of posts. If a counter changes concurrently, the step fails and is retried. */
    @Override
    public Step next(JobRecord job) {
        List<String> all = categories.all().stream()
                .map(CategorySummary::categoryId)
                .sorted()
                .toList();
        if (all.isEmpty()) {
            return new Step.Done();
        }
        CursorLoop loop = CursorLoop.withPageSize(PER_STEP);
        for (String category : all) {
            loop.forEachItem(
                    category.replace('|', '_'),
                    page -> table.postsByCategory(category, CategoryPosts.PUBLISHED, page),
                    post -> counters.recount(post.postId()));
        }
        return loop.next(job);
    }
}
