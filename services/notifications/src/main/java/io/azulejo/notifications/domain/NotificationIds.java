package io.azulejo.notifications.domain;

import com.github.f4b6a3.ulid.Ulid;
import com.github.f4b6a3.ulid.UlidFactory;
import io.azulejo.auth.token.Secrets;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Generator of ids for new items. A notification's id contains its creation time, so the sort key can be derived from
 * the id. Thread-safe.
 */
public final class NotificationIds {
    private static final int RANDOM_BYTES = 10;

    private final InstantSource clock;
    private final UlidFactory ulids = UlidFactory.newMonotonicInstance();

    public NotificationIds(InstantSource clock) {
        this.clock = clock;
    }

    /** Returns an id larger than all previous ones, even within a millisecond. */
    String next() {
        return ulids.create(clock.instant().toEpochMilli()).toString();
    }

    /** Returns the same id for the same time and name, for items that must not be created twice. */
    public static String of(Instant time, String name) {
        byte[] bytes = HexFormat.of().parseHex(Secrets.hash(name));
        ByteBuffer ulid = ByteBuffer.allocate(Ulid.ULID_BYTES);
        ulid.putLong(time.toEpochMilli() << 16).position(Ulid.ULID_BYTES - RANDOM_BYTES);
        ulid.put(bytes, 0, RANDOM_BYTES);
        return Ulid.from(ulid.array()).toString();
    }

    /**
     * Returns the creation time in an id, truncated to seconds as in keys. Returns empty for ids that are not ULIDs,
     * such as those written by another application.
     */
    static Optional<Instant> timeOf(String id) {
        return Ulid.isValid(id) ? Optional.of(Ulid.getInstant(id).truncatedTo(ChronoUnit.SECONDS)) : Optional.empty();
    }
}
