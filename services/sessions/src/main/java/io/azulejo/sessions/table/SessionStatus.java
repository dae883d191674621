package io.azulejo.sessions.table;

import io.azulejo.annotation.Converter;
import java.util.Arrays;
import java.util.Locale;

/** Status of a session. ACTIVE and PAUSED alternate until the session is ENDED or EXPIRED. */
public enum SessionStatus {
    ACTIVE,
    PAUSED,
    ENDED,
    EXPIRED,
    /** Legacy status of paused sessions, which is only used to query for them: a session is never read with it. */
    INACTIVE;

    /** Returns whether the session is active or paused. */
    public boolean open() {
        return this == ACTIVE || this == PAUSED;
    }

    /**
     * Converter that stores the name. The legacy status INACTIVE, and any other that is unknown here, is read as paused:
     * the owner can resume such a session or end it.
     */
    public static final class AsText implements Converter<SessionStatus, String> {
        @Override
        public String stored(SessionStatus value) {
            return value.name();
        }

        @Override
        public SessionStatus value(String stored) {
            String name = stored.toUpperCase(Locale.ROOT);
            return Arrays.stream(values())
                    .filter(status -> status != INACTIVE && status.name().equals(name))
                    .findFirst()
                    .orElse(PAUSED);
        }
    }
}
