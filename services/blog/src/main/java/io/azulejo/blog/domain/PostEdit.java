package io.azulejo.blog.domain;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import io.azulejo.http.json.MergePatch;
import org.jspecify.annotations.Nullable;

/** Changes to a post. Omitted fields stay unchanged; null removes a field. */
@Json
@Valid
public record PostEdit(
        @Nullable @Size(max = 400) String title,
        @Nullable String excerpt,
        @Json.Alias("body") @Nullable String content,
        @Nullable String categoryId,
        @Nullable String coverUrl)
        implements MergePatch {

    public static PostEdit ofContent(String content) {
        return new PostEdit(null, null, content, null, null);
    }
}
