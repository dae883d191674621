package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.azulejo.wavyblog.table.Category;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A category. */
@Json
record CategoryView(
        String categoryId,
        String slug,
        String name,
        @Nullable String description,
        Instant createdAt,
        Instant updatedAt,
        long version) {

    static CategoryView of(Category category) {
        return new CategoryView(
                category.categoryId(),
                category.slug(),
                category.name(),
                category.description(),
                category.createdAt(),
                category.updatedAt(),
                category.version());
    }
}
