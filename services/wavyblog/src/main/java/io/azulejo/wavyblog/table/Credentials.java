package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;

/** A user's password hash, in a partition of its own so that no index and no documented query returns it. */
@Entity
@Key(pk = "USERAUTH#{username}", sk = "USERAUTH#{username}")
public record Credentials(
        String username,
        String passwordHash,
        @UpdatedAt @Time(TimePrecision.MILLIS) Instant changedAt,
        @Version long version) {}
