package io.azulejo.blog.rules;

import org.jspecify.annotations.Nullable;

/** What a user changes about oneself; null leaves a value as it is, an empty text removes it. */
public record ProfileEdit(
        @Nullable String name,
        @Nullable String bio,
        @Nullable String avatarUrl) {}
