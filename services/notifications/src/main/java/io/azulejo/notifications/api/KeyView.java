package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.notifications.rules.ApiKeys;
import io.azulejo.notifications.table.ApiKey;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An API key.
 *
 * @param key what a program sends as bearer token; shown once, when the key is made
 */
@Json
record KeyView(String keyId, String name, @Nullable String key, Instant createdAt) {

    static KeyView of(ApiKey key) {
        return new KeyView(key.keyId(), key.name(), null, key.createdAt());
    }

    static KeyView of(ApiKeys.NewKey made) {
        return new KeyView(
                made.key().keyId(), made.key().name(), made.text(), made.key().createdAt());
    }
}
