package io.azulejo.tests.fleet;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Entity("TRIP")
@Key(pk = "TRIP#{tripId}", sk = "TRIP")
public record Trip(
        String tripId,
        String company,
        int depot,
        Status status,
        @Nullable Instant startedAt) {

    /** Status of a trip. */
    public enum Status {
        PLANNED,
        DRIVING
    }
}
