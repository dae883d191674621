package io.azulejo.notifications.channel;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Request to a provider. */
@Json
record ProviderRequest(
        String id,
        String channel,
        List<String> to,
        String title,
        String content,
        @Nullable String category) {}
