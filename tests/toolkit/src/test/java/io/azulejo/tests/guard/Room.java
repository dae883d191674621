package io.azulejo.tests.guard;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.SoftDelete;
import io.azulejo.annotation.Unique;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Entity("ROOM")
@Key(pk = "ROOM#{roomId}", sk = "ROOM")
@Unique(component = "door")
public record Room(
        String roomId,
        String door,
        @SoftDelete(purgeAfter = "P1D") @Nullable Instant closedAt) {}
