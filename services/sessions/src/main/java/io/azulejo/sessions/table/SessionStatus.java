package io.azulejo.sessions.table;

import io.azulejo.annotation.Converter;
import java.util.Locale;

/** Where a session stands in its life: ACTIVE and PAUSED go to and fro until it is ENDED, or EXPIRED. */
public enum SessionStatus {
    ACTIVE,
    PAUSED,
    ENDED,
    EXPIRED;

    /** Whether the session goes on, or may go on again. */
    public boolean open() {
        return this == ACTIVE || this == PAUSED;
    }

    /** Stored by name. What others call inactive can be taken up again, so it is read as paused. */
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
