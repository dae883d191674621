package io.azulejo.auth.signin;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;

/** One-time token to replace a forgotten password. Only its hash is stored. */
@Entity
@Key(pk = "PWRESET#{hash}", sk = "PWRESET#{hash}")
public record PasswordReset(
        String hash, String subject, @Ttl Instant expiresAt) {}
