package io.azulejo.blog.rules;

import org.jspecify.annotations.Nullable;

/** A new post as its author wrote it. */
public record PostDraft(
        String title,
        @Nullable String slug,
        @Nullable String excerpt,
        String body,
        String categoryId,
        @Nullable String coverUrl) {}
