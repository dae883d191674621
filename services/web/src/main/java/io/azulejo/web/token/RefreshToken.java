package io.azulejo.web.token;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.annotation.Version;
import java.time.Instant;

/**
 * One sign-in that goes on: what a refresh token stands for. Only hashes are stored, so that whoever reads the table
 * cannot sign in.
 *
 * @param id hash of the first half of the token, which stays the same for the whole sign-in
 * @param secret hash of the second half, which every refresh replaces
 * @param epoch the subject's epoch when it signed in: raising it there ends all sign-ins before
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
