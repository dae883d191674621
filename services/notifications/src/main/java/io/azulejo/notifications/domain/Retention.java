package io.azulejo.notifications.domain;

import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Retention period of notifications, by category. */
public record Retention(Duration usual, Map<String, Duration> byCategory) {

    public Retention {
        byCategory = Map.copyOf(byCategory);
    }

    public static Retention of(Duration usual) {
        return new Retention(usual, Map.of());
    }

    Duration of(@Nullable String category) {
        return category == null ? usual : byCategory.getOrDefault(category, usual);
    }
}
