package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Pattern;
import io.avaje.validation.constraints.Valid;

/** What a user may do from now on. */
@Json
@Valid
record RoleChange(
        @Pattern(regexp = "reader|author|editor|moderator|admin")
        String role) {}
