package io.azulejo.notifications.channel;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a provider is sent. */
@Json
record ProviderRequest(
        String id,
        String channel,
        List<String> to,
        String title,
        String content,
        @Nullable String category) {}
