package io.azulejo.sessions.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Record of a Discord interaction. If Discord delivers the interaction again, it is answered but not executed again.
 *
 * @param heldUntil time until which no other server starts it; the server that holds it may have crashed
 * @param done set by the transaction that executes the interaction, which can succeed only once
 * @param answer JSON of the response; null while the interaction runs
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
