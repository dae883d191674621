package io.azulejo.engine.table;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Billing of a table; the engine stores it without effect. */
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
