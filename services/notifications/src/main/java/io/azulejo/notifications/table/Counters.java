package io.azulejo.notifications.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;

/**
 * How many notifications a user has not read. Not in the user's own partition, where the documented list would show it.
 *
 * @param countedAt when the number was last counted; since then it was only added to
 */
@Entity
@Key(pk = "USERSTATE#{userId}", sk = "COUNTERS")
public record Counters(
        String userId,
        long unread,
        @Time(TimePrecision.MILLIS) Instant countedAt,
        @UpdatedAt @Time(TimePrecision.MILLIS) Instant updatedAt,
        @Version long version) {}
