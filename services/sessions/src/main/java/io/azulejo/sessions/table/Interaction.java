package io.azulejo.sessions.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An interaction that Discord has delivered. Delivered again, it is answered and not done again.
 *
 * @param answer the JSON of the answer; null while it is being done
 */
@Entity
@Key(pk = "INTERACTION#{interactionId}", sk = "INTERACTION#{interactionId}")
public record Interaction(
        @FromKey String interactionId,
        @Nullable String answer,
        @Ttl Instant expiresAt) {}
