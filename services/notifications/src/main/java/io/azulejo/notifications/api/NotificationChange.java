package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/** What a notification says instead; what is missing stays. */
@Json
@Valid
record NotificationChange(
        @Nullable @Size(max = 400) String title, @Nullable String content) {}
