package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.request.ConsumedCapacity;
import io.azulejo.engine.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Meters of a request on several tables, one per table. Not thread-safe; one instance per request. */
final class Meters {
    private final Metering metering;
    private final @Nullable String returnConsumedCapacity;
    private final TableMeter.Kind kind;
    private final Map<String, TableMeter> byTable = new LinkedHashMap<>();

    Meters(Metering metering, @Nullable String returnConsumedCapacity, TableMeter.Kind kind) {
        this.metering = metering;
        this.returnConsumedCapacity = returnConsumedCapacity;
        this.kind = kind;
    }

    /** Returns the table's meter, or null if nothing is metered. */
    @Nullable
    TableMeter of(Table table) {
        TableMeter meter = byTable.get(table.name());
        if (meter == null) {
            meter = metering.meterIfRequested(returnConsumedCapacity, table, kind);
            if (meter != null) {
                byTable.put(table.name(), meter);
            }
        }
        return meter;
    }

    @Nullable
    List<ConsumedCapacity> report() {
        List<ConsumedCapacity> consumed = new ArrayList<>();
        for (TableMeter meter : byTable.values()) {
            ConsumedCapacity capacity = TableMeter.report(meter);
            if (capacity != null) {
                consumed.add(capacity);
            }
        }
        return consumed.isEmpty() ? null : consumed;
    }
}
