package io.azulejo.wavyblog.rules;

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
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;

/** Moves the posts of a category to its new slug, then removes the old one, whose slug leads to the new. */
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
        List<Post> some = some(from);
        if (some.isEmpty()) {
            return close(from, to);
        }
        int moved = 0;
        for (Post post : some) {
            try {
                table.transaction()
                        .put(PostBuilder.of(post).category(to).build())
                        .update(posts.count(from, -1))
                        .update(posts.count(to, 1))
                        .run();
                moved++;
            } catch (WriteRefusedException changed) {
                // its author is at it right now: it is still in the list and comes again
            }
        }
        if (moved == 0) {
            throw new IllegalStateException("The index lists posts in " + from + " that cannot be moved yet");
        }
        return new Step.Next(some.getLast().slug());
    }

    /** Posts of the category, or else drafts: those are in no list by category, so all drafts are looked through. */
    private List<Post> some(String category) {
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

    /** Fails, and is tried again, if a post has come to the old category since it was empty. */
    private Step close(String from, String to) {
        Optional<Category> old = table.category(from);
        Optional<CategoryStats> stats = table.categoryStats(from);
        if (old.isEmpty() || stats.isEmpty()) {
            return new Step.Done(); // closed before, and killed before the checkpoint
        }
        if (stats.get().postCount() > 0) {
            throw new IllegalStateException(from + " has " + stats.get().postCount() + " posts that no list shows yet");
        }
        table.transaction()
                .delete(old.get())
                .delete(stats.get())
                .put(new Slug(from, "CATEGORY#" + to, Slug.Kind.CATEGORY, to))
                .put(IdPointers.ofCategory(old.get().categoryId(), to))
                .run();
        return new Step.Done();
    }
}
