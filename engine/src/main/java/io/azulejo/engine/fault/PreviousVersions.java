package io.azulejo.engine.fault;

import io.azulejo.engine.store.Direction;
import io.azulejo.engine.store.KeyWalk;
import io.azulejo.engine.store.MapWalk;
import io.azulejo.engine.store.Store;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;

/** Previous versions of changed entries, which lagging readers see for a while. Thread-safe. */
final class PreviousVersions {
    /** Previous version of an entry, null if it was absent, and until when readers see it. */
    @SuppressWarnings("ArrayRecordComponent") // read, never compared
    private record PreviousVersion(byte @Nullable [] value, Instant until) {}

    private final Store store;
    private final InstantSource clock;
    private final ConcurrentSkipListMap<byte[], PreviousVersion> previous =
            new ConcurrentSkipListMap<>(Arrays::compareUnsigned);

    PreviousVersions(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /** Keeps the current version of an entry that is about to change, unless an older one is still kept. */
    void keep(byte[] key, Instant until) {
        previous.compute(
                key,
                (same, known) ->
                        known == null || isExpired(known) ? new PreviousVersion(store.get(key), until) : known);
    }

    private boolean isExpired(PreviousVersion entry) {
        return !entry.until().isAfter(clock.instant());
    }

    /** Returns the version of an entry that lagging readers see. */
    byte @Nullable [] get(byte[] key) {
        PreviousVersion known = previous.get(key);
        return known == null || isExpired(known) ? store.get(key) : known.value();
    }

    boolean hasIn(byte[] from, byte[] to) {
        previous.values().removeIf(this::isExpired);
        return Arrays.compareUnsigned(from, to) < 0
                && !previous.subMap(from, to).isEmpty();
    }

    /** Puts the versions that lagging readers see over the current ones. */
    private void overlay(NavigableMap<byte[], byte[]> seen, byte[] from, byte[] to) {
        for (Map.Entry<byte[], PreviousVersion> entry :
                previous.subMap(from, to).entrySet()) {
            byte @Nullable [] value = entry.getValue().value();
            if (value == null) {
                seen.remove(entry.getKey());
            } else {
                seen.put(entry.getKey(), value);
            }
        }
    }

    /** Walks over a range as readers see it who lag behind in one or both ways. */
    static KeyWalk walk(
            Store store,
            PreviousVersions first,
            @Nullable PreviousVersions second,
            byte[] from,
            byte[] to,
            Direction direction) {
        boolean laggingFirst = first.hasIn(from, to);
        boolean laggingSecond = second != null && second.hasIn(from, to);
        if (!laggingFirst && !laggingSecond) {
            return store.walk(from, to, direction);
        }
        NavigableMap<byte[], byte[]> seen = new TreeMap<>(Arrays::compareUnsigned);
        try (KeyWalk walk = store.walk(from, to, Direction.FORWARD)) {
            while (walk.next()) {
                seen.put(walk.key(), walk.value());
            }
        }
        first.overlay(seen, from, to);
        if (second != null) {
            second.overlay(seen, from, to);
        }
        return new MapWalk((direction == Direction.FORWARD ? seen : seen.descendingMap())
                .entrySet()
                .iterator());
    }
}
