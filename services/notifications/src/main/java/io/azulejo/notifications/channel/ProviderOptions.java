package io.azulejo.notifications.channel;

import java.net.URI;
import java.time.Duration;

/**
 * Settings of a provider that implements the contract of {@link ProviderChannel}.
 *
 * @param secret sent as a bearer token
 */
public record ProviderOptions(URI uri, String secret, Duration timeout) {}
