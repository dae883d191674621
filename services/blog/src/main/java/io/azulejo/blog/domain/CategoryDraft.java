package io.azulejo.blog.domain;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/**
 * Category to create.
 *
 * @param slug derived from the name if omitted
 * @param parentId omit to create a main category
 */
@Json
@Valid
public record CategoryDraft(
        @NotBlank String name,
        @Nullable String slug,
        @Nullable String description,
        @Nullable String parentId) {}
