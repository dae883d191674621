package io.azulejo.sessions.domain;

import io.azulejo.http.text.EnumNames;
import io.azulejo.sessions.table.SessionStatus;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import jakarta.inject.Singleton;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Metrics of sessions by status: the open sessions at the last sweep, and the sessions closed by this server since it
 * started. Thread-safe.
 */
@Singleton
public final class SessionMeters {
    private final MeterRegistry meters;
    private final Map<SessionStatus, AtomicLong> open = new EnumMap<>(SessionStatus.class);

    public SessionMeters(MeterRegistry meters) {
        this.meters = meters;
        for (SessionStatus status : SessionStatus.values()) {
            if (status.open()) {
                open.put(status, meters.gauge("sessions.open", Tags.of("status", name(status)), new AtomicLong()));
            } else if (status != SessionStatus.INACTIVE) {
                closed(status, 0);
            }
        }
    }

    void open(SessionStatus status, long count) {
        AtomicLong gauge = open.get(status);
        if (gauge != null) {
            gauge.set(count);
        }
    }

    void closed(SessionStatus status) {
        closed(status, 1);
    }

    private void closed(SessionStatus status, int count) {
        meters.counter("sessions.closed", "status", name(status)).increment(count);
    }

    private static String name(SessionStatus status) {
        return EnumNames.of(status);
    }
}
