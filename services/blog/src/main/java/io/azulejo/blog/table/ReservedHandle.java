package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Ttl;
import io.azulejo.auth.token.Secrets;
import java.time.Instant;

/**
 * Reservation of a deleted user's handle, so that nobody is taken for that user. It has a hash of the handle and no user:
 * nothing in the table names a deleted user.
 */
@Entity
@Key(pk = "RESERVEDHANDLE#{hash}", sk = "RESERVEDHANDLE#{hash}")
public record ReservedHandle(@FromKey String hash, @Ttl Instant expiresAt) {

    public static ReservedHandle of(String handle, Instant expiresAt) {
        return new ReservedHandle(hashOf(handle), expiresAt);
    }

    public static String hashOf(String handle) {
        return Secrets.hash("handle " + handle);
    }
}
