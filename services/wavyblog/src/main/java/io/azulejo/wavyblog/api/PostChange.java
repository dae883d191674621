package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.wavyblog.domain.PostDraft;
import org.jspecify.annotations.Nullable;

/**
 * Post to create or update.
 *
 * @param slug only for creation; derived from the title if omitted
 * @param content Markdown
 * @param published only for creation: whether to publish the post at once
 */
@Json
@Valid
record PostChange(
        @NotBlank String title,
        @Nullable String slug,
        String content,
        @Nullable String category,
        @Nullable String thumbnailUrl,
        @Nullable Boolean published) {

    PostDraft draft() {
        return new PostDraft(title, slug, content, category, thumbnailUrl, Boolean.TRUE.equals(published));
    }
}
