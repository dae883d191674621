package io.azulejo.engine.traffic;

import io.azulejo.engine.table.KeyBytes;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TypedKeyAttribute;
import java.nio.ByteBuffer;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Recorder of traffic by partition. While it is off, it costs one field read per request. While it is on, it keeps the
 * last minute of the busiest partitions of each table and index, in bounded memory. Thread-safe.
 */
public final class Traffic {
    private static final int MAX_REPORTED = 50;

    private final InstantSource clock;
    /** By the id of the table or index, which is never reused; null while recording is off. */
    private volatile @Nullable Map<Integer, TrafficWindow> windows;

    public Traffic(InstantSource clock) {
        this.clock = clock;
    }

    /** Starts recording with no data; has no effect if it is already on. */
    public synchronized void start() {
        if (windows == null) {
            windows = new ConcurrentHashMap<>();
        }
    }

    /** Stops recording and discards the data. */
    public synchronized void stop() {
        windows = null;
    }

    public boolean isRecorded() {
        return windows != null;
    }

    /** Counts units of a request for one store key of the table or of an index. */
    public void add(Table table, @Nullable SecondaryIndexDefinition index, byte[] storeKey, Load load) {
        Map<Integer, TrafficWindow> recorded = windows;
        if (recorded == null) {
            return;
        }
        ByteBuffer partition =
                KeyBytes.partitionOf(storeKey, partitionKeys(table, index).size());
        // A scan that found nothing reaches no partition.
        if (partition != null) {
            recorded.computeIfAbsent(id(table, index), id -> new TrafficWindow())
                    .add(clock.instant(), partition, load);
        }
    }

    /** Returns the recorded traffic of a table or of one of its indexes. */
    public TrafficReport report(Table table, @Nullable SecondaryIndexDefinition index) {
        Map<Integer, TrafficWindow> recorded = windows;
        TrafficWindow window = recorded == null ? null : recorded.get(id(table, index));
        if (window == null) {
            return new TrafficReport(TrafficWindow.SECONDS, Load.NONE, List.of());
        }
        Load total = window.total(clock.instant());
        List<TrafficReport.Partition> busiest = window.rows(clock.instant()).stream()
                .sorted(Comparator.comparingDouble(
                                (TrafficWindow.Row row) -> row.sum().heat())
                        .reversed())
                .limit(MAX_REPORTED)
                .map(row -> new TrafficReport.Partition(
                        KeyBytes.values(row.partition(), partitionKeys(table, index)),
                        row.slices().stream()
                                .map(load -> load.per(TrafficWindow.SECONDS))
                                .toList(),
                        row.sum().heat() / total.heat(),
                        row.missed() / total.heat()))
                .toList();
        return new TrafficReport(TrafficWindow.SECONDS, total, busiest);
    }

    private static int id(Table table, @Nullable SecondaryIndexDefinition index) {
        return index == null ? table.id() : index.id();
    }

    private static List<TypedKeyAttribute> partitionKeys(Table table, @Nullable SecondaryIndexDefinition index) {
        return (index == null ? table.key() : index.key()).partitionKeys();
    }
}
