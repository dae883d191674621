package io.azulejo.wavyblog.domain;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import io.azulejo.http.json.MergePatch;
import org.jspecify.annotations.Nullable;

/** Changes to a post. Omitted fields stay unchanged; null clears a field, and moves the post to the default category. */
@Json
@Valid
public record PostEdit(
        @Nullable @Size(max = 400) String title,
        @Nullable String content,
        @Nullable String category,
        @Json.Alias("thumbnailUrl") @Nullable String coverUrl)
        implements MergePatch {}
