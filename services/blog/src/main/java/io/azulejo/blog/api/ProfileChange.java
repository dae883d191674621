package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import io.azulejo.blog.rules.ProfileEdit;
import org.jspecify.annotations.Nullable;

/** What a user changes about oneself: what is missing stays, an empty text is removed. */
@Json
@Valid
record ProfileChange(
        @Nullable @Size(max = 200) String name,
        @Nullable String bio,
        @Nullable String avatarUrl) {

    ProfileEdit edit() {
        return new ProfileEdit(name, bio, avatarUrl);
    }
}
