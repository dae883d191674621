package io.azulejo.toolkit.schema;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Decoded item, as kept in the cache.
 *
 * @param value null if the item belongs to another entity or is soft-deleted
 * @param expires time from which the item is no longer visible; null for never
 */
record DecodedItem<R>(@Nullable R value, @Nullable Instant expires) {
    private static final DecodedItem<Object> NOTHING = new DecodedItem<>(null, null);

    @SuppressWarnings("unchecked") // it holds no value
    static <R> DecodedItem<R> nothing() {
        return (DecodedItem<R>) NOTHING;
    }

    @Nullable
    R visible(Instant now) {
        return expires == null || expires.isAfter(now) ? value : null;
    }
}
