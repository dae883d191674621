package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import io.azulejo.blog.rules.CategoryEdit;
import org.jspecify.annotations.Nullable;

/** What changes of a category: what is missing stays, an empty description is removed. */
@Json
@Valid
record CategoryChange(
        @Nullable @Size(max = 200) String name,
        @Nullable String slug,
        @Nullable String description) {

    CategoryEdit edit() {
        return new CategoryEdit(name, slug, description);
    }
}
