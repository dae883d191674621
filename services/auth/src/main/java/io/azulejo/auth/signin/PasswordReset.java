package io.azulejo.auth.signin;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One-time token to replace a forgotten password. Only its hash is stored.
 *
 * @param address the e-mail address that it was sent to; null if it proves none
 */
@Entity
@Key(pk = "PWRESET#{hash}", sk = "PWRESET#{hash}")
public record PasswordReset(
        String hash,
        String subject,
        @Nullable String address,
        @Ttl Instant expiresAt) {}
