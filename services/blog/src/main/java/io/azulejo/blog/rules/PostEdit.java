package io.azulejo.blog.rules;

import org.jspecify.annotations.Nullable;

/** What changes of a post; null leaves a value as it is, an empty text removes it. */
public record PostEdit(
        @Nullable String title,
        @Nullable String excerpt,
        @Nullable String body,
        @Nullable String categoryId,
        @Nullable String coverUrl) {

    public static PostEdit ofBody(String body) {
        return new PostEdit(null, null, body, null, null);
    }
}
