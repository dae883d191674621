package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.capacity.Units;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.Faults;
import io.azulejo.engine.operation.check.KeyCheck;
import io.azulejo.engine.request.BatchReadInput;
import io.azulejo.engine.request.BatchReadInput.RequestedItem;
import io.azulejo.engine.request.BatchReadOutput;
import io.azulejo.engine.store.ReadView;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The BatchGetItem operation for an in-process caller. It reads what {@link BatchGetItemOperation} would read, under
 * the same limits and faults, but takes the keys directly from the caller's objects and returns the items in the order
 * of the keys, so that the caller need not match keys and items.
 */
public final class BatchReadOperation {
    private final Catalog catalog;
    private final ReadView view;
    private final Faults faults;
    private final Metering metering;

    public BatchReadOperation(Catalog catalog, ReadView view, Faults faults, Metering metering) {
        this.catalog = catalog;
        this.view = view;
        this.faults = faults;
        this.metering = metering;
    }

    public BatchReadOutput run(BatchReadInput input) {
        List<RequestedItem> wanted = input.wanted();
        if (wanted.size() > BatchGetItemOperation.MAX_KEYS) {
            throw EngineException.validation("Too many items requested for the BatchGetItem call");
        }
        // All keys are checked before anything is read.
        List<Table> tables = new ArrayList<>(wanted.size());
        List<byte[]> keys = new ArrayList<>(wanted.size());
        Table table = null; // usually there is one
        for (RequestedItem item : wanted) {
            if (table == null || !table.name().equals(item.tableName())) {
                table = catalog.table(item.tableName());
            }
            tables.add(table);
            keys.add(KeyCheck.ofKeySource(table, item.keySource()));
        }
        Meters meters = new Meters(metering, input.returnConsumedCapacity(), TableMeter.Kind.PLAIN);
        boolean halve = faults.strikes(FaultKind.UNPROCESSED, "BatchGetItem");
        int most = halve ? keys.size() / 2 : keys.size();
        List<@Nullable Item> items = new ArrayList<>(most);
        long bytes = 0;
        for (int i = 0; i < most && bytes <= BatchGetItemOperation.MAX_BYTES; i++) {
            byte @Nullable [] stored = view.get(keys.get(i), input.consistentRead());
            Item item = stored == null ? null : Item.stored(stored);
            int size = item == null ? 0 : item.size();
            TableMeter meter = meters.of(tables.get(i));
            if (meter != null) {
                meter.read(null, keys.get(i), Units.read(size, input.consistentRead()));
            }
            items.add(item);
            bytes += size;
        }
        return new BatchReadOutput(items, meters.report());
    }
}
