package io.azulejo.toolkit.schema;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What a reader found in an item.
 *
 * @param value null if the item is another's, or deleted
 * @param expires from when on it is not to be seen
 */
record Reading<R>(@Nullable R value, @Nullable Instant expires) {
    private static final Reading<Object> NOTHING = new Reading<>(null, null);

    @SuppressWarnings("unchecked") // it holds none
    static <R> Reading<R> nothing() {
        return (Reading<R>) NOTHING;
    }

    @Nullable
    R visible(Instant now) {
        return expires == null || expires.isAfter(now) ? value : null;
    }
}
