package io.azulejo.blog.table;

import io.azulejo.annotation.ProjectionOf;
import org.jspecify.annotations.Nullable;

/** A category as lists show it: what the first index projects. */
@ProjectionOf(Category.class)
public record CategorySummary(
        String categoryId,
        String name,
        @Nullable String slug,
        @Nullable String description,
        @Nullable String parentId,
        int order) {}
