package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.blog.rules.PostDraft;
import org.jspecify.annotations.Nullable;

/**
 * A post as its author sends it; it begins as a draft.
 *
 * @param slug made of the title if missing
 * @param body Markdown
 */
@Json
@Valid
record PostCreation(
        @NotBlank String title,
        @Nullable String slug,
        @Nullable String excerpt,
        @NotBlank String body,
        @NotBlank String categoryId,
        @Nullable String coverUrl) {

    PostDraft draft() {
        return new PostDraft(title, slug, excerpt, body, categoryId, coverUrl);
    }
}
