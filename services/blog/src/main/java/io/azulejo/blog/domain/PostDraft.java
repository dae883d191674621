package io.azulejo.blog.domain;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/**
 * Post to create. It starts as a draft.
 *
 * @param slug derived from the title if omitted
 * @param content Markdown; a draft needs none
 * @param categoryId needed only to publish
 */
@Json
@Valid
public record PostDraft(
        @NotBlank String title,
        @Nullable String slug,
        @Nullable String excerpt,
        @Json.Alias("body") @Nullable String content,
        @Nullable String categoryId,
        @Nullable String coverUrl) {}
