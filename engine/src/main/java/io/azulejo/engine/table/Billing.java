package io.azulejo.engine.table;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** How a table is paid for; the engine only keeps the books. */
public record Billing(
        Mode mode, Provision provision, @Nullable Instant lastSwitchToPayPerRequest) {
    /** DynamoDB's billing modes, under their wire names. */
    public enum Mode {
        PROVISIONED,
        PAY_PER_REQUEST
    }

    public boolean isPayPerRequest() {
        return mode == Mode.PAY_PER_REQUEST;
    }
}
