package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.wavyblog.domain.PostDraft;
import org.jspecify.annotations.Nullable;

/**
 * Post to create.
 *
 * @param slug derived from the title if omitted
 * @param content Markdown; a draft needs none
 * @param published whether to publish the post at once
 */
@Json
@Valid
record PostChange(
        @NotBlank String title,
        @Nullable String slug,
        @Nullable String content,
        @Nullable String category,
        @Json.Alias("thumbnailUrl") @Nullable String coverUrl,
        @Nullable Boolean published) {

    PostDraft draft() {
        return new PostDraft(
                title, slug, content == null ? "" : content, category, coverUrl, Boolean.TRUE.equals(published));
    }
}
