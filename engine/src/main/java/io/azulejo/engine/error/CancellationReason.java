package io.azulejo.engine.error;

import io.azulejo.engine.value.Item;
import org.jspecify.annotations.Nullable;

/** Reason why one action of a cancelled transaction failed; {@code None} for actions that did not fail. */
public record CancellationReason(
        String code, @Nullable String message, @Nullable Item item) {
    public static final CancellationReason NONE = new CancellationReason("None", null, null);
}
