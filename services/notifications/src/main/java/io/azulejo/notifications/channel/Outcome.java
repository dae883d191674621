package io.azulejo.notifications.channel;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Outcome of a delivery attempt. */
public sealed interface Outcome {

    /**
     * The provider accepted the message.
     *
     * @param providerId the provider's id of the message, if it returned one
     */
    record Sent(@Nullable String providerId) implements Outcome {}

    /** The user received the message. */
    record Delivered() implements Outcome {}

    /** The attempt failed permanently. */
    record Rejected(String reason) implements Outcome {}

    /**
     * The attempt failed and may be retried.
     *
     * @param notBefore minimum delay that the provider asks for
     */
    record Failed(String reason, Optional<Duration> notBefore) implements Outcome {}
}
