package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.CategoryStats;
import io.azulejo.blog.table.CategoryStatsAttributes;
import io.azulejo.blog.table.CategoryStatsKeys;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.problem.ProblemException;
import jakarta.inject.Singleton;

/**
 * How many published posts each category has. The count is there as long as the category is: whoever writes it in a
 * transaction checks that too.
 */
@Singleton
public final class CategoryCounts {
    private static final int LONGEST_ID = 100;

    private final BlogTable table;

    public CategoryCounts(BlogTable table) {
        this.table = table;
    }

    /** The count of a category that exists; one of others has none, and its posts are counted now. */
    CategoryStats of(String categoryId) {
        if (categoryId.isEmpty() || categoryId.length() > LONGEST_ID) {
            throw unknown(categoryId);
        }
        return table.categoryStatsTable().getOrCreate(CategoryStatsKeys.of(categoryId), () -> {
            if (table.category(categoryId).isEmpty()) {
                throw unknown(categoryId);
            }
            long posts = PageRequest.of(100)
                    .all(page -> table.postsByCategory(categoryId, CategoryPosts.PUBLISHED, page))
                    .count();
            return new CategoryStats(categoryId, posts, 0);
        });
    }

    EntityUpdate<CategoryStats> add(String categoryId, long change) {
        return table.categoryStatsTable()
                .update(CategoryStatsKeys.of(categoryId))
                .add(CategoryStatsAttributes.POSTS, change);
    }

    private static ProblemException unknown(String categoryId) {
        return ProblemException.invalid("categoryId", "is unknown: there is no category " + categoryId);
    }
}
