package io.azulejo.notifications.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Time;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;

/**
 * Counter of a user's unread notifications. It is not in the user's partition, where the documented list would return
 * it.
 *
 * @param countedAt time of the last recount; since then the counter was only incremented and decremented
 */
@Entity
@Key(pk = "USERSTATE#{userId}", sk = "COUNTERS")
public record Counters(
        String userId,
        long unread,
        @Time(TimePrecision.MILLIS) Instant countedAt,
        @UpdatedAt @Time(TimePrecision.MILLIS) Instant updatedAt,
        @Version long version) {}
