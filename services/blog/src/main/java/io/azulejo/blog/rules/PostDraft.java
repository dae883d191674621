package io.azulejo.blog.rules;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/**
 * A post as its author writes it; it begins as a draft.
 *
 * @param slug made of the title if missing
 * @param body Markdown
 */
@Json
@Valid
public record PostDraft(
        @NotBlank String title,
        @Nullable String slug,
        @Nullable String excerpt,
        @NotBlank String body,
        @NotBlank String categoryId,
        @Nullable String coverUrl) {}
