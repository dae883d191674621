package io.azulejo.notifications.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.UpdatedAt;
import java.time.Instant;
import java.util.Set;

/** The channels on which a user does not want notifications of a category. */
@Entity
@Key(pk = "USER#{userId}", sk = "PREF#{category}")
public record Preference(
        String userId,
        String category,
        Set<String> muted,
        @UpdatedAt Instant updatedAt) {
    /** The category that stands for all. */
    public static final String ALL = "*";
}
