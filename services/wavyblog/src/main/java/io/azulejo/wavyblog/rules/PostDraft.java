package io.azulejo.wavyblog.rules;

import org.jspecify.annotations.Nullable;

/**
 * What an author writes.
 *
 * @param slug null to have one made of the title
 * @param category null for the default one
 */
public record PostDraft(
        String title,
        @Nullable String slug,
        String content,
        @Nullable String category,
        @Nullable String thumbnailUrl,
        boolean published) {}
