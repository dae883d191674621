package io.azulejo.sessions.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An interaction that Discord has delivered. Delivered again, it is answered and not done again.
 *
 * @param heldUntil until when nobody else takes it up; whoever began it may have died since
 * @param done set by the transaction that does what the interaction asks for, and so by one only
 * @param answer the JSON of the answer; null while it is being done
 */
@Entity
@Key(pk = "INTERACTION#{interactionId}", sk = "INTERACTION#{interactionId}")
public record Interaction(
        @FromKey String interactionId,
        Instant heldUntil,
        @Nullable Boolean done,
        @Nullable String answer,
        @Ttl Instant expiresAt,
        @Version long version) {}
