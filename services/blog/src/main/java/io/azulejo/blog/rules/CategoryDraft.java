package io.azulejo.blog.rules;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/**
 * A new category.
 *
 * @param slug made of the name if missing
 * @param parentId missing for a main category
 */
@Json
@Valid
public record CategoryDraft(
        @NotBlank String name,
        @Nullable String slug,
        @Nullable String description,
        @Nullable String parentId) {}
