package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Category;
import io.azulejo.blog.table.CategoryStats;
import io.azulejo.blog.table.Post;
import io.azulejo.blog.table.PostBuilder;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.toolkit.query.PageRequest;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Job that moves the posts of a category to another category and then deletes it. */
@Singleton
public final class CategoryDeletion implements Job {
    static final String TYPE = "category-closing";
    private static final String FROM = "from";
    private static final String TO = "to";
    private static final int PER_STEP = 25;

    private final BlogTable table;
    private final Categories categories;
    private final CategoryCounts counts;

    public CategoryDeletion(BlogTable table, Categories categories, CategoryCounts counts) {
        this.table = table;
        this.categories = categories;
        this.counts = counts;
    }

    static JobRecord of(String from, String to) {
        return JobRecord.of(TYPE, Map.of(FROM, from, TO, to));
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord job) {
        String from = job.argument(FROM);
        String to = job.argument(TO);
        List<PostSummary> batch = table.postsByCategory(from, CategoryPosts.PUBLISHED, PageRequest.of(PER_STEP))
                .items();
        if (batch.isEmpty()) {
            return close(from);
        }
        int moved = 0;
        for (PostSummary summary : batch) {
            moved += move(summary.postId(), from, to);
        }
        if (moved == 0) {
            throw new IllegalStateException("The index lists posts in " + from + " that cannot be moved yet");
        }
        return new Step.Next(batch.getLast().postId());
    }

    private int move(String postId, String from, String to) {
        Optional<Post> post = table.post(postId).filter(found -> from.equals(found.categoryId()) && found.published());
        if (post.isEmpty()) {
            return 0;
        }
        try {
            table.transaction()
                    .replace(
                            post.get(),
                            PostBuilder.of(post.get()).categoryId(to).build())
                    .update(counts.add(from, -1))
                    .update(counts.add(to, 1))
                    .run();
            return 1;
        } catch (WriteRefusedException changed) {
            return 0; // changed concurrently; the index still lists it, so a later step retries
        }
    }

    /** Deletes the category. Throws, so that the step is retried, if a post was added in the meantime. */
    private Step close(String from) {
        Optional<Category> category = table.category(from);
        Optional<CategoryStats> stats = table.categoryStats(from);
        if (category.isEmpty() || stats.isEmpty()) {
            return new Step.Done(); // already closed; the process stopped before the checkpoint
        }
        if (stats.get().posts() > 0) {
            throw new IllegalStateException(
                    from + " has " + stats.get().posts() + " posts that the index does not list yet");
        }
        categories.remove(category.get(), stats.get());
        return new Step.Done();
    }
}
