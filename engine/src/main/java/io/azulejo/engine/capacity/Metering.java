package io.azulejo.engine.capacity;

import io.azulejo.engine.capacity.TableMeter.Detail;
import io.azulejo.engine.capacity.TableMeter.Kind;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.traffic.Traffic;
import org.jspecify.annotations.Nullable;

/** Decision which requests are metered. Thread-safe. */
public final class Metering {
    private final Traffic traffic;

    public Metering(Traffic traffic) {
        this.traffic = traffic;
    }

    /**
     * Returns a meter if the caller asked for the consumed capacity or traffic is recorded; otherwise null, and nothing
     * is counted.
     */
    public @Nullable TableMeter meterIfRequested(@Nullable String returnConsumedCapacity, Table table, Kind kind) {
        Detail detail = detail(returnConsumedCapacity);
        return detail == Detail.NONE && !traffic.isRecorded() ? null : new TableMeter(traffic, table, kind, detail);
    }

    private static Detail detail(@Nullable String returnConsumedCapacity) {
        return returnConsumedCapacity == null ? Detail.NONE : Detail.valueOf(returnConsumedCapacity);
    }
}
