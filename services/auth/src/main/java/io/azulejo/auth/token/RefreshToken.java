package io.azulejo.auth.token;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Sign-in that a refresh token continues. Only hashes are stored, so that read access to the table is not enough to
 * sign in.
 *
 * @param id hash of the first half of the token, which stays the same during the sign-in
 * @param secret hash of the second half, which every refresh replaces
 * @param epoch the subject's epoch at sign-in; increasing the subject's epoch ends all earlier sign-ins
 * @param previousSecret hash of the secret that the last refresh replaced; null before the first
 * @param nonce key that derived the current secret from the previous one
 * @param client fingerprint of the client that made the last refresh
 * @param refreshedAt time of the last refresh
 */
@Entity
@Key(pk = "RTOKEN#{id}", sk = "RTOKEN#{id}")
public record RefreshToken(
        String id,
        String subject,
        String secret,
        long epoch,
        @Ttl Instant expiresAt,
        @Nullable String previousSecret,
        @Nullable String nonce,
        @Nullable String client,
        @Time(TimePrecision.MILLIS) @Nullable Instant refreshedAt,
        @Version long version) {

    /** Creates a sign-in that was never refreshed. */
    public RefreshToken(String id, String subject, String secret, long epoch, Instant expiresAt, long version) {
        this(id, subject, secret, epoch, expiresAt, null, null, null, null, version);
    }

    RefreshToken rotated(String nextSecret, String by, String key, Instant now, Instant until) {
        return new RefreshToken(id, subject, nextSecret, epoch, until, secret, key, by, now, version);
    }
}
