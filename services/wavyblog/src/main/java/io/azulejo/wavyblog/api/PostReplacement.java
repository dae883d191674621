package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.wavyblog.domain.PostDraft;
import org.jspecify.annotations.Nullable;

/**
 * New state of a post. Omitted fields are removed; a post without a category is in the default one.
 *
 * @param content Markdown
 */
@Json
@Valid
record PostReplacement(
        @NotBlank String title,
        @Nullable String content,
        @Nullable String category,
        @Json.Alias("thumbnailUrl") @Nullable String coverUrl) {

    PostDraft draft() {
        return new PostDraft(title, null, content == null ? "" : content, category, coverUrl, false);
    }
}
