package io.azulejo.blog.domain;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/** Changes to a post. Omitted fields stay unchanged; an empty excerpt or cover URL is removed. */
@Json
@Valid
public record PostEdit(
        @Nullable @Size(max = 400) String title,
        @Nullable String excerpt,
        @Nullable String body,
        @Nullable String categoryId,
        @Nullable String coverUrl) {

    public static PostEdit ofBody(String body) {
        return new PostEdit(null, null, body, null, null);
    }
}
