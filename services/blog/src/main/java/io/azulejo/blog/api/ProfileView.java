package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.table.User;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Public profile of a user. */
@Json
record ProfileView(
        String userId,
        String name,
        @Nullable String handle,
        @Nullable String bio,
        @Nullable String avatarUrl,
        Instant createdAt) {

    static ProfileView of(User user) {
        return new ProfileView(
                user.userId(), user.name(), user.handle(), user.bio(), user.avatarUrl(), user.createdAt());
    }
}
