package io.azulejo.blog.domain;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import io.azulejo.http.json.MergePatch;
import org.jspecify.annotations.Nullable;

/** Changes to a profile. Omitted fields stay unchanged; null removes a field. */
@Json
@Valid
public record ProfileEdit(
        @Nullable @Size(max = 200) String name,
        @Nullable String bio,
        @Nullable String avatarUrl) implements MergePatch {}
