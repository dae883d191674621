package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import io.azulejo.blog.rules.PostEdit;
import org.jspecify.annotations.Nullable;

/** What changes of a post: what is missing stays, an empty excerpt or address of a cover is removed. */
@Json
@Valid
record PostChange(
        @Nullable @Size(max = 400) String title,
        @Nullable String excerpt,
        @Nullable String body,
        @Nullable String categoryId,
        @Nullable String coverUrl) {

    PostEdit edit() {
        return new PostEdit(title, excerpt, body, categoryId, coverUrl);
    }
}
