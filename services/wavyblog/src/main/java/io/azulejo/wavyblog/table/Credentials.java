package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import io.azulejo.toolkit.Generated;
import java.time.Instant;

/**
 * Password hash of a user, in a partition of its own, so that no index and no documented query returns it.
 *
 * @param epoch incremented to end all sign-ins of the user
 */
@Entity
@Key(pk = "USERAUTH#{username}", sk = "USERAUTH#{username}")
public record Credentials(
        String username,
        String passwordHash,
        long epoch,
        @UpdatedAt @Time(TimePrecision.MILLIS) Instant changedAt,
        @Version long version) {

    /** Returns empty credentials for a user who has none. */
    public static Credentials first(String username) {
        return new Credentials(username, "", 0, Generated.TIME, 0);
    }
}
