package io.azulejo.notifications.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;

/** A user whose address another one has too, as a job found out; somebody has to decide whose it is. */
@Entity
@Key(pk = "DUPLICATES#{jobId}", sk = "EMAIL#{email}#{userId}")
@Accept(id = "AZ211", because = "admins read it by address, and it is gone in a week")
public record DuplicateEmail(
        String jobId,
        String email,
        String userId,
        String ownerId,
        @Ttl Instant expiresAt) {}
