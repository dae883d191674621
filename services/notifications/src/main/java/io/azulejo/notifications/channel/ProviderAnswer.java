package io.azulejo.notifications.channel;

import io.avaje.jsonb.Json;
import org.jspecify.annotations.Nullable;

/**
 * What a provider may answer.
 *
 * @param id by which the provider knows the message
 */
@Json
record ProviderAnswer(@Nullable String id) {}
