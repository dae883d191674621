package io.azulejo.wavyblog.domain;

import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.wavyblog.table.Category;
import io.azulejo.wavyblog.table.CategoryStats;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.PostAttributes;
import io.azulejo.wavyblog.table.PostBuilder;
import io.azulejo.wavyblog.table.Slug;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;

/**
 * Job that moves the posts of a category to its new slug and then deletes the old category, whose slug redirects to the
 * new one.
 */
@Singleton
public final class CategoryMove implements Job {
    static final String TYPE = "category-move";
    private static final int POSTS_PER_STEP = 25;

    private final WavyBlogTable table;
    private final Posts posts;

    public CategoryMove(WavyBlogTable table, Posts posts) {
        this.table = table;
        this.posts = posts;
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord record) {
        String from = record.argument("from");
        String to = record.argument("to");
        List<Post> batch = nextBatch(from);
        if (batch.isEmpty()) {
            return close(from, to);
        }
        int moved = 0;
        for (Post post : batch) {
            try {
                table.transaction()
                        .put(PostBuilder.of(post).category(to).build())
                        .update(posts.count(from, -1))
                        .update(posts.count(to, 1))
                        .run();
                moved++;
            } catch (WriteRefusedException changed) {
                // changed concurrently; the index still lists it, so a later step retries
            }
        }
        if (moved == 0) {
            throw new IllegalStateException("The index lists posts in " + from + " that cannot be moved yet");
        }
        return new Step.Next(batch.getLast().slug());
    }

    /**
     * Returns some posts of the category or, if there are none, some of its drafts. Drafts are in no category index, so
     * this reads all drafts.
     */
    private List<Post> nextBatch(String category) {
        List<Post> posts =
                table.postsByCategory(category, PageRequest.of(POSTS_PER_STEP)).items();
        if (!posts.isEmpty()) {
            return posts;
        }
        Condition<Post> here = PostAttributes.CATEGORY.eq(category);
        return PageRequest.of(POSTS_PER_STEP)
                .pages(page -> table.allDrafts(here, page))
                .map(Page::items)
                .filter(drafts -> !drafts.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** Deletes the old category. Throws, so that the step is retried, if a post was added in the meantime. */
    private Step close(String from, String to) {
        Optional<Category> old = table.category(from);
        Optional<CategoryStats> stats = table.categoryStats(from);
        if (old.isEmpty() || stats.isEmpty()) {
            return new Step.Done(); // already closed; the process stopped before the checkpoint
        }
        if (stats.get().postCount() > 0) {
            throw new IllegalStateException(
                    from + " has " + stats.get().postCount() + " posts that the index does not list yet");
        }
        // A legacy category without an id got one when the move began.
        String id =
                table.category(to).map(Category::categoryId).orElse(old.get().categoryId());
        table.transaction()
                .delete(old.get())
                .delete(stats.get())
                .put(new Slug(from, "CATEGORY#" + to, Slug.Kind.CATEGORY, to, id))
                .put(IdPointers.ofCategory(id, to))
                .run();
        return new Step.Done();
    }
}
