package io.azulejo.notifications.channel;

import io.avaje.jsonb.Json;
import org.jspecify.annotations.Nullable;

/**
 * Response of a provider.
 *
 * @param id the provider's id of the message
 */
@Json
record ProviderAnswer(@Nullable String id) {}
