package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import io.azulejo.http.text.Elements;
import io.azulejo.notifications.domain.Draft;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Notification as given in a request, for one user or for all.
 *
 * @param channels defaults to {@code in_app}
 */
@Json
@Valid
record NotificationDraft(
        @NotBlank String title,
        @Nullable String content,
        @Nullable String category,
        @Nullable List<String> channels,
        @Nullable String userId) {
    private static final List<String> IN_APP = List.of("in_app");

    Draft draft() {
        return new Draft(
                title,
                content == null ? "" : content,
                category,
                channels == null ? IN_APP : Elements.required("channels", channels));
    }
}
