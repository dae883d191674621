package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.notifications.domain.ApiKeys;
import io.azulejo.notifications.table.ApiKey;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * API key as responses show it.
 *
 * @param key the bearer token; present only in the response that creates the key
 */
@Json
record KeyView(String keyId, String name, @Nullable String key, Instant createdAt) {

    static KeyView of(ApiKey key) {
        return new KeyView(key.keyId(), key.name(), null, key.createdAt());
    }

    static KeyView of(ApiKeys.NewKey created) {
        return new KeyView(
                created.key().keyId(),
                created.key().name(),
                created.text(),
                created.key().createdAt());
    }
}
