package io.azulejo.blog.rules;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/** What changes of a category: what is missing stays, an empty description is removed. */
@Json
@Valid
public record CategoryEdit(
        @Nullable @Size(max = 200) String name,
        @Nullable String slug,
        @Nullable String description) {}
