package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.Faults;
import io.azulejo.engine.index.ItemChange;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.operation.check.ItemCheck;
import io.azulejo.engine.operation.check.KeyCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.BatchWriteItemInput;
import io.azulejo.engine.request.BatchWriteItemOutput;
import io.azulejo.engine.request.WriteRequest;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The BatchWriteItem operation: up to 25 puts and deletes. DynamoDB does not promise that they are written together;
 * here they are one store write, because that is cheapest.
 */
public final class BatchWriteItemOperation {
    private static final int MAX_REQUESTS = 25;

    private final Catalog catalog;
    private final ItemWrites writes;
    private final ItemCollections collections;
    private final Faults faults;
    private final Metering metering;

    public BatchWriteItemOperation(
            Catalog catalog, ItemWrites writes, ItemCollections collections, Faults faults, Metering metering) {
        this.catalog = catalog;
        this.writes = writes;
        this.collections = collections;
        this.faults = faults;
        this.metering = metering;
    }

    public BatchWriteItemOutput run(BatchWriteItemInput input) {
        Map<String, List<WriteRequest>> requestItems = new LinkedHashMap<>(checkShape(input));
        Map<String, List<WriteRequest>> unprocessed = unprocessed(requestItems);
        Meters meters = new Meters(metering, input.returnConsumedCapacity(), TableMeter.Kind.PLAIN);
        List<ItemChange> changes = writes.applyAll(prepared(requestItems), meters);
        return new BatchWriteItemOutput(
                unprocessed, collections.metrics(input.returnItemCollectionMetrics(), changes), meters.report());
    }

    /** Leaves about half of each table's requests unprocessed if that fault is injected. */
    private Map<String, List<WriteRequest>> unprocessed(Map<String, List<WriteRequest>> requestItems) {
        Map<String, List<WriteRequest>> unprocessed = new LinkedHashMap<>();
        if (faults.strikes(FaultKind.UNPROCESSED, "BatchWriteItem")) {
            requestItems.replaceAll((table, requests) -> {
                int done = requests.size() / 2;
                unprocessed.put(table, List.copyOf(requests.subList(done, requests.size())));
                return requests.subList(0, done);
            });
        }
        return unprocessed;
    }

    private List<PreparedWrite> prepared(Map<String, List<WriteRequest>> requestItems) {
        List<PreparedWrite> prepared = new ArrayList<>();
        DistinctKeys distinct = new DistinctKeys("Provided list of item keys contains duplicates");
        requestItems.forEach((name, requests) -> {
            Table table = catalog.table(TableNameCheck.resolve(name));
            for (WriteRequest request : requests) {
                prepared.add(prepared(table, request, distinct));
            }
        });
        return prepared;
    }

    private static PreparedWrite prepared(Table table, WriteRequest request, DistinctKeys distinct) {
        Item item = request.putItem();
        Item key = request.deleteKey();
        byte[] itemKey;
        Effect effect;
        if (item != null) {
            itemKey = KeyCheck.ofItem(table, item);
            effect = new Effect.Put(item);
        } else if (key != null) {
            itemKey = KeyCheck.ofKey(table, key);
            effect = new Effect.Delete();
        } else {
            throw new IllegalArgumentException("A write request must have passed its checks");
        }
        return new PreparedWrite(table, distinct.add(itemKey), null, false, effect);
    }

    private static Map<String, List<WriteRequest>> checkShape(BatchWriteItemInput input) {
        Map<String, List<WriteRequest>> requestItems = input.requestItems();
        if (requestItems == null || requestItems.isEmpty()) {
            throw EngineException.validation("The requestItems parameter is required for BatchWriteItem");
        }
        ExpressionParameters.reject(input.unsupported());
        Constraints constraints = new Constraints()
                .choice(EnumParameter.RETURN_CONSUMED_CAPACITY, input.returnConsumedCapacity())
                .choice(EnumParameter.RETURN_ITEM_COLLECTION_METRICS, input.returnItemCollectionMetrics());
        int count = 0;
        for (Map.Entry<String, List<WriteRequest>> requests : requestItems.entrySet()) {
            TableNameCheck.check(requests.getKey());
            int size = requests.getValue().size();
            count += size;
            if (size < 1 || size > MAX_REQUESTS) {
                constraints.failed(
                        "'{" + requests.getKey() + "=[" + size + " write requests]}'",
                        "requestItems",
                        "Map value must satisfy constraint: [Member must have length less than or equal to "
                                + MAX_REQUESTS + ", Member must have length greater than or equal to 1]");
            }
        }
        constraints.check();
        if (count > MAX_REQUESTS) {
            throw EngineException.validation("Too many items requested for the BatchWriteItem call");
        }
        requestItems.values().forEach(requests -> requests.forEach(BatchWriteItemOperation::checkRequest));
        return requestItems;
    }

    private static void checkRequest(WriteRequest request) {
        Item item = request.putItem();
        Item key = request.deleteKey();
        if ((item == null) == (key == null)) {
            throw EngineException.validation("Supplied AttributeValue has more than one datatypes set, must contain"
                    + " exactly one of the supported datatypes");
        }
        if (item != null) {
            ItemCheck.values(item);
            ItemCheck.size(item);
        }
        if (key != null) {
            ItemCheck.values(key);
        }
    }
}
