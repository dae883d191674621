package io.azulejo.web.signin;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import java.time.Instant;

/** A token by which a forgotten password can be replaced, once. Only its hash is stored. */
@Entity
@Key(pk = "PWRESET#{hash}", sk = "PWRESET#{hash}")
public record PasswordReset(
        String hash, String subject, @Ttl Instant expiresAt) {}
