package io.azulejo.blog.table;

import io.avaje.jsonb.Json;
import io.azulejo.annotation.ProjectionOf;
import org.jspecify.annotations.Nullable;

/** Category as shown in lists, with the attributes that the first index projects. */
@Json
@ProjectionOf(Category.class)
public record CategorySummary(
        String categoryId,
        String name,
        @Nullable String slug,
        @Nullable String description,
        @Nullable String parentId,
        int order) {

    public static CategorySummary of(Category category) {
        return new CategorySummary(
                category.categoryId(),
                category.name(),
                category.slug(),
                category.description(),
                category.parentId(),
                category.order());
    }
}
