package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.blog.rules.CategoryDraft;
import org.jspecify.annotations.Nullable;

/**
 * A new category.
 *
 * @param slug made of the name if missing
 * @param parentId missing for a main category
 */
@Json
@Valid
record CategoryCreation(
        @NotBlank String name,
        @Nullable String slug,
        @Nullable String description,
        @Nullable String parentId) {

    CategoryDraft draft() {
        return new CategoryDraft(name, slug, description, parentId);
    }
}
