package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/**
 * Where a category goes.
 *
 * @param parentId missing to become a main category
 * @param behind the sibling before it; missing for the end
 */
@Json
@Valid
record CategoryMove(
        @Nullable @Size(max = 100) String parentId,
        @Nullable @Size(max = 100) String behind) {}
