package io.azulejo.notifications.channel;

import java.net.URI;
import java.time.Duration;

/**
 * Where a provider that speaks the contract of {@link ProviderChannel} is.
 *
 * @param secret sent as a bearer token
 */
public record ProviderOptions(URI uri, String secret, Duration timeout) {}
