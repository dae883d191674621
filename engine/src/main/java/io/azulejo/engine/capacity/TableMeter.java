package io.azulejo.engine.capacity;

import io.azulejo.engine.request.Capacity;
import io.azulejo.engine.request.ConsumedCapacity;
import io.azulejo.engine.table.IndexDefinition;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Adds up the units one request consumes on one table and its indexes. For one thread. */
public final class TableMeter {
    /** Whether the request is a transaction, whose units DynamoDB also reports as read or written. */
    public enum Kind {
        PLAIN,
        TRANSACTIONAL_READ,
        TRANSACTIONAL_WRITE
    }

    private final String tableName;
    private final Kind kind;
    private final boolean detailed;
    private final Map<String, Double> local = new TreeMap<>();
    private final Map<String, Double> global = new TreeMap<>();
    private double table;

    private TableMeter(String tableName, Kind kind, boolean detailed) {
        this.tableName = tableName;
        this.kind = kind;
        this.detailed = detailed;
    }

    /** A meter if the caller asked for the consumed capacity, null if not: then nothing is counted. */
    public static @Nullable TableMeter wanted(@Nullable String returnConsumedCapacity, String tableName, Kind kind) {
        return returnConsumedCapacity == null || returnConsumedCapacity.equals("NONE")
                ? null
                : new TableMeter(tableName, kind, returnConsumedCapacity.equals("INDEXES"));
    }

    public void table(double units) {
        table += units;
    }

    public void index(IndexDefinition index, double units) {
        (index.isGlobal() ? global : local).merge(index.name(), units, Double::sum);
    }

    /** What was consumed so far, or null for no meter. */
    public static @Nullable ConsumedCapacity report(@Nullable TableMeter meter) {
        return meter == null ? null : meter.consumed();
    }

    public ConsumedCapacity consumed() {
        double total = table;
        for (double units : local.values()) {
            total += units;
        }
        for (double units : global.values()) {
            total += units;
        }
        return new ConsumedCapacity(
                tableName,
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
