package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/** What a user says about oneself. */
@Json
@Valid
record ProfileChange(
        @Nullable @Size(max = 200) String displayName,
        @Nullable @Size(max = 4000) String bio) {}
