package io.azulejo.engine.stream;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Deletion of records older than a day, and of streams disabled for a day. */
public final class Trimmer {
    private static final Duration RETENTION = Duration.ofHours(24);
    private static final int PAGE = 256;

    private final Streams streams;
    private final InstantSource clock;

    public Trimmer(Streams streams, InstantSource clock) {
        this.streams = streams;
        this.clock = clock;
    }

    /** Trims all streams once, unless it is stopped before. */
    public void trim(BooleanSupplier stopped) {
        Instant oldest = clock.instant().minus(RETENTION);
        for (StreamLog log : List.copyOf(streams.after(null).values())) {
            if (stopped.getAsBoolean()) {
                return;
            }
            Instant disabled = log.definition().disabled();
            if (disabled != null && disabled.isBefore(oldest)) {
                streams.drop(log);
            } else {
                trim(log, oldest.toEpochMilli(), stopped);
            }
        }
    }

    private static void trim(StreamLog log, long oldest, BooleanSupplier stopped) {
        boolean more = true;
        while (more && !stopped.getAsBoolean()) {
            more = log.trim(oldest, PAGE);
        }
    }
}
