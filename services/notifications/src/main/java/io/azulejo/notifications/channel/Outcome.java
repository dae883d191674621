package io.azulejo.notifications.channel;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How an attempt to deliver went. */
public sealed interface Outcome {

    /**
     * The provider has taken it.
     *
     * @param providerId by which the provider knows it, if it said so
     */
    record Sent(@Nullable String providerId) implements Outcome {}

    /** The user has it. */
    record Delivered() implements Outcome {}

    /** It will not work later either. */
    record Rejected(String reason) implements Outcome {}

    /**
     * It may work later.
     *
     * @param notBefore how long the provider asks to wait at least
     */
    record Failed(String reason, Optional<Duration> notBefore) implements Outcome {}
}
