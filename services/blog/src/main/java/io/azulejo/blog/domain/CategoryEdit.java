package io.azulejo.blog.domain;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import io.azulejo.http.json.MergePatch;
import org.jspecify.annotations.Nullable;

/** Changes to a category. Omitted fields stay unchanged; null removes the description. */
@Json
@Valid
public record CategoryEdit(
        @Nullable @Size(max = 200) String name,
        @Nullable String slug,
        @Nullable String description) implements MergePatch {}
