package io.azulejo.notifications.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.UpdatedAt;
import java.time.Instant;
import java.util.Set;

/** Channels that a user has muted for a category. */
@Entity
@Key(pk = "USER#{userId}", sk = "PREF#{category}")
public record Preference(
        String userId,
        String category,
        Set<String> muted,
        @UpdatedAt Instant updatedAt) {
    /** Category that stands for all categories. */
    public static final String ALL = "*";
}
