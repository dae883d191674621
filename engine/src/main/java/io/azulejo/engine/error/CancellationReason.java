package io.azulejo.engine.error;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** Why one action of a cancelled transaction did or did not fail; {@code None} for those that were fine. */
public record CancellationReason(
        String code, @Nullable String message, @Nullable Item item) {
    public static final CancellationReason NONE = new CancellationReason("None", null, null);
}
