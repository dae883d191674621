package io.azulejo.notifications.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;

/** User whose e-mail address belongs to another user, as found by a backfill job. An admin has to resolve it. */
@Entity
@Key(pk = "DUPLICATES#{jobId}", sk = "EMAIL#{email}#{userId}")
@Accept(id = "AZ211", because = "admins read it by address, and it expires in a week")
public record DuplicateEmail(
        String jobId,
        String email,
        String userId,
        String ownerId,
        @Ttl Instant expiresAt) {}
