package io.azulejo.wavyblog.domain;

import org.jspecify.annotations.Nullable;

/**
 * Fields of a post that its author can set.
 *
 * @param slug null to derive it from the title
 * @param category null for the default category
 */
public record PostDraft(
        String title,
        @Nullable String slug,
        String content,
        @Nullable String category,
        @Nullable String coverUrl,
        boolean published) {}
