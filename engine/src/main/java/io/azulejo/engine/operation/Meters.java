package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.request.ConsumedCapacity;
import io.azulejo.engine.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One meter per table of a request on several. For one thread and one request. */
final class Meters {
    private final @Nullable String returnConsumedCapacity;
    private final TableMeter.Kind kind;
    private final Map<String, TableMeter> byTable = new LinkedHashMap<>();

    Meters(@Nullable String returnConsumedCapacity, TableMeter.Kind kind) {
        this.returnConsumedCapacity = returnConsumedCapacity;
        this.kind = kind;
    }

    /** The table's meter, or null if nobody wants to know. */
    @Nullable
    TableMeter of(Table table) {
        TableMeter meter = byTable.get(table.name());
        if (meter == null) {
            meter = TableMeter.wanted(returnConsumedCapacity, table.name(), kind);
            if (meter != null) {
                byTable.put(table.name(), meter);
            }
        }
        return meter;
    }

    @Nullable
    List<ConsumedCapacity> report() {
        if (byTable.isEmpty()) {
            return null;
        }
        List<ConsumedCapacity> consumed = new ArrayList<>();
        for (TableMeter meter : byTable.values()) {
            consumed.add(meter.consumed());
        }
        return consumed;
    }
}
