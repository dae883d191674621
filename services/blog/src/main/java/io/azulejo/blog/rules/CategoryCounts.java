package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Category;
import io.azulejo.blog.table.CategoryStats;
import io.azulejo.blog.table.CategoryStatsAttributes;
import io.azulejo.blog.table.CategoryStatsKeys;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.problem.ProblemException;
import jakarta.inject.Singleton;
import java.util.Optional;

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

    /** The count of a category that must exist. */
    CategoryStats of(String categoryId) {
        return find(categoryId)
                .orElseThrow(
                        () -> ProblemException.invalid("categoryId", "is unknown: there is no category " + categoryId));
    }

    /** The count of a category that exists; one of others has none, and its posts are counted now. */
    Optional<CategoryStats> find(String categoryId) {
        if (categoryId.isEmpty() || categoryId.length() > LONGEST_ID) {
            return Optional.empty();
        }
        return table.categoryStats(categoryId)
                .or(() -> table.category(categoryId).map(this::count));
    }

    private CategoryStats count(Category category) {
        String id = category.categoryId();
        return table.categoryStatsTable().getOrCreate(CategoryStatsKeys.of(id), () -> {
            long posts = PageRequest.of(100)
                    .all(page -> table.postsByCategory(id, CategoryPosts.PUBLISHED, page))
                    .count();
            return new CategoryStats(id, posts, 0);
        });
    }

    EntityUpdate<CategoryStats> add(String categoryId, long change) {
        return table.categoryStatsTable()
                .update(CategoryStatsKeys.of(categoryId))
                .add(CategoryStatsAttributes.POSTS, change);
    }
}
