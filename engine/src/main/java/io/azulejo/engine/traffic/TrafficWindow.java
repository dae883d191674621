package io.azulejo.engine.traffic;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The traffic of one table or index in the last minute, in slices of a few seconds. Thread-safe. */
final class TrafficWindow {
    static final int SECONDS = 5;
    static final int SLICES = 12;

    /** The traffic of a few seconds; {@code number} counts slices since 1970. */
    private record Slice(long number, BusiestPartitions partitions) {}

    private final Slice[] slices = new Slice[SLICES];

    /** A partition's traffic in each slice, the oldest first, and the load that may have been missed. */
    record Row(ByteBuffer partition, List<Load> slices, double missed) {
        Load sum() {
            return slices.stream().reduce(Load.NONE, Load::plus);
        }
    }

    synchronized void add(Instant now, ByteBuffer partition, Load load) {
        long number = now.getEpochSecond() / SECONDS;
        int place = Math.floorMod(number, SLICES);
        if (slices[place] == null || slices[place].number != number) {
            slices[place] = new Slice(number, new BusiestPartitions());
        }
        slices[place].partitions.add(partition, load);
    }

    synchronized Load total(Instant now) {
        return recent(now).stream().map(slice -> slice.partitions.total()).reduce(Load.NONE, Load::plus);
    }

    synchronized List<Row> rows(Instant now) {
        long oldest = now.getEpochSecond() / SECONDS - SLICES + 1;
        Map<ByteBuffer, List<Load>> loads = new HashMap<>();
        Map<ByteBuffer, Double> missed = new HashMap<>();
        for (Slice slice : recent(now)) {
            slice.partitions.counts().forEach((partition, count) -> {
                loads.computeIfAbsent(partition, p -> new ArrayList<>(Collections.nCopies(SLICES, Load.NONE)))
                        .set((int) (slice.number - oldest), count.seen());
                missed.merge(partition, count.missed(), Double::sum);
            });
        }
        return loads.entrySet().stream()
                .map(row -> new Row(row.getKey(), List.copyOf(row.getValue()), missed.getOrDefault(row.getKey(), 0.0)))
                .toList();
    }

    private List<Slice> recent(Instant now) {
        long newest = now.getEpochSecond() / SECONDS;
        List<Slice> recent = new ArrayList<>();
        for (Slice slice : slices) {
            if (slice != null && slice.number <= newest && slice.number > newest - SLICES) {
                recent.add(slice);
            }
        }
        return recent;
    }
}
