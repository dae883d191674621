package io.azulejo.engine.capacity;

import io.azulejo.engine.request.Capacity;
import io.azulejo.engine.request.ConsumedCapacity;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.traffic.Load;
import io.azulejo.engine.traffic.Traffic;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Sum of the units that one request consumes on one table and its indexes, for the caller and for the traffic recorder.
 * Not thread-safe.
 */
public final class TableMeter {
    /** Kind of request: for a transaction, DynamoDB also reports units as read or written. */
    public enum Kind {
        PLAIN,
        TRANSACTIONAL_READ,
        TRANSACTIONAL_WRITE
    }

    /** Level of detail that the caller asked for. */
    enum Detail {
        NONE,
        TOTAL,
        INDEXES
    }

    private final Traffic traffic;
    private final Table metered;
    private final Kind kind;
    private final Detail detail;
    private final Map<String, Double> local = new TreeMap<>();
    private final Map<String, Double> global = new TreeMap<>();
    private double table;

    TableMeter(Traffic traffic, Table metered, Kind kind, Detail detail) {
        this.traffic = traffic;
        this.metered = metered;
        this.kind = kind;
        this.detail = detail;
    }

    /** Counts read units for a store key of the table or of one of its indexes. */
    public void read(@Nullable SecondaryIndexDefinition index, byte[] storeKey, double units) {
        count(index, units);
        traffic.add(metered, index, storeKey, new Load(units, 0));
    }

    /** Counts written units for a store key of the table or of one of its indexes. */
    public void write(@Nullable SecondaryIndexDefinition index, byte[] storeKey, double units) {
        count(index, units);
        traffic.add(metered, index, storeKey, new Load(0, units));
    }

    /** Returns whether the meter needs to know the keys that units are counted for. */
    public boolean needsKeys() {
        return traffic.isRecorded();
    }

    private void count(@Nullable SecondaryIndexDefinition index, double units) {
        if (index == null) {
            table += units;
        } else {
            (index.isGlobal() ? global : local).merge(index.name(), units, Double::sum);
        }
    }

    /** Returns the units consumed so far, or null if there is no meter or the caller did not ask. */
    public static @Nullable ConsumedCapacity report(@Nullable TableMeter meter) {
        return meter == null || meter.detail == Detail.NONE ? null : meter.consumed();
    }

    private ConsumedCapacity consumed() {
        double total = table;
        for (double units : local.values()) {
            total += units;
        }
        for (double units : global.values()) {
            total += units;
        }
        boolean detailed = detail == Detail.INDEXES;
        return new ConsumedCapacity(
                metered.name(),
                total,
                kind == Kind.TRANSACTIONAL_READ ? total : null,
                kind == Kind.TRANSACTIONAL_WRITE ? total : null,
                detailed ? capacity(table) : null,
                detailed && !local.isEmpty() ? capacities(local) : null,
                detailed && !global.isEmpty() ? capacities(global) : null);
    }

    private Capacity capacity(double units) {
        return new Capacity(
                units, kind == Kind.TRANSACTIONAL_READ ? units : null, kind == Kind.TRANSACTIONAL_WRITE ? units : null);
    }

    private Map<String, Capacity> capacities(Map<String, Double> units) {
        Map<String, Capacity> capacities = new TreeMap<>();
        units.forEach((name, number) -> capacities.put(name, capacity(number)));
        return capacities;
    }
}
