package io.azulejo.blog.rules;

import org.jspecify.annotations.Nullable;

/** A new category. */
public record CategoryDraft(
        String name,
        @Nullable String slug,
        @Nullable String description,
        @Nullable String parentId) {}
