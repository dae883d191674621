package io.azulejo.auth.token;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.Version;
import java.time.Instant;

/**
 * Sign-in that a refresh token continues. Only hashes are stored, so that read access to the table is not enough to
 * sign in.
 *
 * @param id hash of the first half of the token, which stays the same during the sign-in
 * @param secret hash of the second half, which every refresh replaces
 * @param epoch the subject's epoch at sign-in; increasing the subject's epoch ends all earlier sign-ins
 */
@Entity
@Key(pk = "RTOKEN#{id}", sk = "RTOKEN#{id}")
public record RefreshToken(
        String id,
        String subject,
        String secret,
        long epoch,
        @Ttl Instant expiresAt,
        @Version long version) {

    RefreshToken rotated(String nextSecret, Instant until) {
        return new RefreshToken(id, subject, nextSecret, epoch, until, version);
    }
}
