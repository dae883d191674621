package io.azulejo.engine.traffic;

import io.azulejo.engine.table.IndexDefinition;
import io.azulejo.engine.table.KeyAttribute;
import io.azulejo.engine.table.KeyBytes;
import io.azulejo.engine.table.Table;
import java.nio.ByteBuffer;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Records which partitions the requests go to, while it is told to. Off, it costs a request one look at a field. On, it
 * keeps the last minute of the busiest partitions of each table and index, however many there are. Safe for any number
 * of threads.
 */
public final class Traffic {
    private static final int MOST_REPORTED = 50;

    private final InstantSource clock;
    /** By the id of table or index, which is never given twice; null while nothing is recorded. */
    private volatile @Nullable Map<Integer, TrafficWindow> windows;

    public Traffic(InstantSource clock) {
        this.clock = clock;
    }

    /** Begins with nothing recorded; goes on if it has begun. */
    public synchronized void start() {
        if (windows == null) {
            windows = new ConcurrentHashMap<>();
        }
    }

    /** Ends, and forgets what was recorded. */
    public synchronized void stop() {
        windows = null;
    }

    public boolean isRecorded() {
        return windows != null;
    }

    /** Counts units of a request on one store key, of the table or of an index. */
    public void add(Table table, @Nullable IndexDefinition index, byte[] storeKey, Load load) {
        Map<Integer, TrafficWindow> recorded = windows;
        if (recorded == null) {
            return;
        }
        ByteBuffer partition =
                KeyBytes.partitionOf(storeKey, partitionKeys(table, index).size());
        // A scan of nothing reaches no partition.
        if (partition != null) {
            recorded.computeIfAbsent(id(table, index), id -> new TrafficWindow())
                    .add(clock.instant(), partition, load);
        }
    }

    /** What was recorded of a table or of one of its indexes. */
    public TrafficReport report(Table table, @Nullable IndexDefinition index) {
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
                .limit(MOST_REPORTED)
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

    private static int id(Table table, @Nullable IndexDefinition index) {
        return index == null ? table.id() : index.id();
    }

    private static List<KeyAttribute> partitionKeys(Table table, @Nullable IndexDefinition index) {
        return (index == null ? table.key() : index.key()).partitionKeys();
    }
}
