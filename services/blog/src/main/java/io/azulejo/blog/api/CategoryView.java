package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.table.Category;
import io.azulejo.blog.table.CategorySummary;
import org.jspecify.annotations.Nullable;

/** A category. */
@Json
record CategoryView(
        String categoryId,
        String name,
        @Nullable String slug,
        @Nullable String description,
        @Nullable String parentId,
        int order) {

    static CategoryView of(Category category) {
        return new CategoryView(
                category.categoryId(),
                category.name(),
                category.slug(),
                category.description(),
                category.parentId(),
                category.order());
    }

    static CategoryView of(CategorySummary category) {
        return new CategoryView(
                category.categoryId(),
                category.name(),
                category.slug(),
                category.description(),
                category.parentId(),
                category.order());
    }
}
