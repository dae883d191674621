package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.wavyblog.rules.PostDraft;
import org.jspecify.annotations.Nullable;

/**
 * A post as its author sends it.
 *
 * @param slug only when it is created; made of the title if missing
 * @param content Markdown
 * @param published only when it is created: whether it is public at once
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
