package io.azulejo.notifications.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;

/** That whoever has the token may set a new password, once. */
@Entity
@Key(pk = "PWRESET#{tokenHash}", sk = "PWRESET#{tokenHash}")
public record PasswordReset(
        String tokenHash, String userId, @Ttl Instant expiresAt) {}
