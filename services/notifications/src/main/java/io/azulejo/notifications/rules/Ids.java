package io.azulejo.notifications.rules;

import com.github.f4b6a3.ulid.Ulid;
import com.github.f4b6a3.ulid.UlidFactory;
import io.azulejo.web.token.Secrets;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Ids of new items. The time of a notification is that of its id, so that whoever has the id has the sort key too.
 * Thread-safe.
 */
public final class Ids {
    private static final int RANDOM_BYTES = 10;

    private final InstantSource clock;
    private final UlidFactory ulids = UlidFactory.newMonotonicInstance();

    public Ids(InstantSource clock) {
        this.clock = clock;
    }

    /** Larger than all before, also within a millisecond. */
    String next() {
        return ulids.create(clock.instant().toEpochMilli()).toString();
    }

    /** The id that the same time and name always give, for what may be made twice and must be one. */
    public static String of(Instant time, String name) {
        byte[] bytes = HexFormat.of().parseHex(Secrets.hash(name));
        ByteBuffer ulid = ByteBuffer.allocate(Ulid.ULID_BYTES);
        ulid.putLong(time.toEpochMilli() << 16).position(Ulid.ULID_BYTES - RANDOM_BYTES);
        ulid.put(bytes, 0, RANDOM_BYTES);
        return Ulid.from(ulid.array()).toString();
    }

    /** When an id of ours was made, to the second as keys have it; empty for ids of others, which tell nothing. */
    static Optional<Instant> timeOf(String id) {
        return Ulid.isValid(id) ? Optional.of(Ulid.getInstant(id).truncatedTo(ChronoUnit.SECONDS)) : Optional.empty();
    }
}
