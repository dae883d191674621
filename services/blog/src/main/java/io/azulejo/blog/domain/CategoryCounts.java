package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Category;
import io.azulejo.blog.table.CategoryStats;
import io.azulejo.blog.table.CategoryStatsAttributes;
import io.azulejo.blog.table.CategoryStatsKeys;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.query.PageRequest;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Numbers of published posts per category. A count exists exactly as long as its category, so a transaction that
 * updates the count also checks that the category exists.
 */
@Singleton
public final class CategoryCounts {
    private static final int MAX_ID_LENGTH = 100;

    private final BlogTable table;

    public CategoryCounts(BlogTable table) {
        this.table = table;
    }

    /** Returns the count of a category that must exist. */
    CategoryStats of(String categoryId) {
        return find(categoryId)
                .orElseThrow(() -> ProblemException.invalid("categoryId", "does not exist: " + categoryId));
    }

    /**
     * Returns the count of a category, if the category exists. Counts the posts now if the category is a legacy item
     * without a count.
     */
    Optional<CategoryStats> find(@Nullable String categoryId) {
        if (categoryId == null || categoryId.isEmpty() || categoryId.length() > MAX_ID_LENGTH) {
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
