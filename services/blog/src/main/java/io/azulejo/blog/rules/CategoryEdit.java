package io.azulejo.blog.rules;

import org.jspecify.annotations.Nullable;

/** What changes of a category; null leaves a value as it is, an empty description removes it. */
public record CategoryEdit(
        @Nullable String name,
        @Nullable String slug,
        @Nullable String description) {}
