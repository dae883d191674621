package io.azulejo.notifications.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.Key;
import java.time.Instant;

/** API key of a producer. Only the hash of its secret is stored. */
@Entity
@Key(pk = "USER#{userId}", sk = "APIKEY#{keyId}")
@Accept(id = "AZ213", because = "a user has at most 20 keys and deletes unused ones")
public record ApiKey(
        String userId,
        @GeneratedId(prefix = "key_") String keyId,
        String name,
        String secretHash,
        @CreatedAt Instant createdAt) {}
