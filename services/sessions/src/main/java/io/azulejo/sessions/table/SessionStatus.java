package io.azulejo.sessions.table;

import io.azulejo.annotation.Converter;
import java.util.Locale;

/** Status of a session. ACTIVE and PAUSED alternate until the session is ENDED or EXPIRED. */
public enum SessionStatus {
    ACTIVE,
    PAUSED,
    ENDED,
    EXPIRED;

    /** Returns whether the session is active or paused. */
    public boolean open() {
        return this == ACTIVE || this == PAUSED;
    }

    /**
     * Converter that stores the name. The legacy status INACTIVE is read as paused because such sessions can be
     * resumed.
     */
    public static final class AsText implements Converter<SessionStatus, String> {
        private static final String INACTIVE = "INACTIVE";

        @Override
        public String stored(SessionStatus value) {
            return value.name();
        }

        @Override
        public SessionStatus value(String stored) {
            String name = stored.toUpperCase(Locale.ROOT);
            return name.equals(INACTIVE) ? PAUSED : valueOf(name);
        }
    }
}
