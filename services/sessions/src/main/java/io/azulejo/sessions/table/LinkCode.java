package io.azulejo.sessions.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.Version;
import java.time.Instant;

/** One-time code that an account shows and its Discord user types, to prove that both are the same person. */
@Entity
@Key(pk = "LINKCODE#{code}", sk = "LINKCODE#{code}")
public record LinkCode(
        @FromKey String code,
        String accountId,
        @Ttl Instant expiresAt,
        @Version long version) {}
