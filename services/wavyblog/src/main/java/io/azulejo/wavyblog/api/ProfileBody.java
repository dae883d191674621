package io.azulejo.wavyblog.api;

import io.avaje.jsonb.Json;
import io.azulejo.wavyblog.table.User;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A user as everybody sees it. */
@Json
record ProfileBody(
        String username,
        @Nullable String displayName,
        @Nullable String bio,
        Instant createdAt) {

    static ProfileBody of(User user) {
        return new ProfileBody(user.username(), user.displayName(), user.bio(), user.createdAt());
    }
}
