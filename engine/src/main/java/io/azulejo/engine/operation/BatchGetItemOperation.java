package io.azulejo.engine.operation;

import io.azulejo.engine.capacity.Metering;
import io.azulejo.engine.capacity.TableMeter;
import io.azulejo.engine.capacity.Units;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.Expressions;
import io.azulejo.engine.expression.ProjectionExpression;
import io.azulejo.engine.fault.FaultKind;
import io.azulejo.engine.fault.Faults;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.operation.check.ItemCheck;
import io.azulejo.engine.operation.check.KeyCheck;
import io.azulejo.engine.operation.check.PathCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.BatchGetItemInput;
import io.azulejo.engine.request.BatchGetItemOutput;
import io.azulejo.engine.request.ConsumedCapacity;
import io.azulejo.engine.request.KeysAndAttributes;
import io.azulejo.engine.store.ReadView;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The BatchGetItem operation: up to a hundred items by key, each read on its own. Beyond 16 MB, keys are returned
 * unprocessed.
 */
public final class BatchGetItemOperation {
    static final int MAX_KEYS = 100;
    static final int MAX_BYTES = 16 * 1024 * 1024;

    private final Catalog catalog;
    private final Expressions expressions;
    private final ReadView view;
    private final Faults faults;
    private final Metering metering;

    public BatchGetItemOperation(
            Catalog catalog, Expressions expressions, ReadView view, Faults faults, Metering metering) {
        this.catalog = catalog;
        this.expressions = expressions;
        this.view = view;
        this.faults = faults;
        this.metering = metering;
    }

    /** The checked part of the request for one table. */
    private record Share(
            String givenName,
            Table table,
            KeysAndAttributes wanted,
            List<byte[]> keys,
            @Nullable ProjectionExpression projection) {}

    public BatchGetItemOutput run(BatchGetItemInput input) {
        checkShape(input);
        List<Share> shares = shares(Objects.requireNonNull(input.requestItems()));
        Map<String, List<Item>> responses = new LinkedHashMap<>();
        Map<String, KeysAndAttributes> unprocessed = new LinkedHashMap<>();
        List<ConsumedCapacity> consumed = new ArrayList<>();
        long bytes = 0;
        boolean halve = faults.strikes(FaultKind.UNPROCESSED, "BatchGetItem");
        for (Share share : shares) {
            TableMeter meter =
                    metering.meterIfRequested(input.returnConsumedCapacity(), share.table(), TableMeter.Kind.PLAIN);
            List<Item> items = new ArrayList<>();
            responses.put(share.givenName(), items);
            for (int i = 0; i < share.keys().size(); i++) {
                if (bytes > MAX_BYTES || (halve && i >= share.keys().size() / 2)) {
                    unprocessed.put(share.givenName(), rest(share.wanted(), i));
                    break;
                }
                bytes += read(share, i, items, meter);
            }
            ConsumedCapacity capacity = TableMeter.report(meter);
            if (capacity != null) {
                consumed.add(capacity);
            }
        }
        return new BatchGetItemOutput(responses, unprocessed, consumed.isEmpty() ? null : consumed);
    }

    private int read(Share share, int position, List<Item> items, @Nullable TableMeter meter) {
        byte[] key = share.keys().get(position);
        boolean consistent = Boolean.TRUE.equals(share.wanted().consistentRead());
        byte @Nullable [] stored = view.get(key, consistent);
        Item item = stored == null ? null : Item.stored(stored);
        if (meter != null) {
            meter.read(null, key, Units.read(item == null ? 0 : item.size(), consistent));
        }
        if (item == null) {
            return 0;
        }
        items.add(share.projection() == null ? item : share.projection().project(item));
        return item.size();
    }

    private static KeysAndAttributes rest(KeysAndAttributes wanted, int from) {
        List<Item> keys = Objects.requireNonNull(wanted.keys());
        return new KeysAndAttributes(
                List.copyOf(keys.subList(from, keys.size())),
                wanted.consistentRead(),
                wanted.projectionExpression(),
                wanted.placeholders(),
                wanted.legacy());
    }

    private List<Share> shares(Map<String, KeysAndAttributes> requestItems) {
        List<Share> shares = new ArrayList<>();
        Map<String, ProjectionExpression> projections = new LinkedHashMap<>();
        requestItems.forEach((name, wanted) -> {
            ProjectionExpression projection = GetItemOperation.projection(
                    expressions, wanted.projectionExpression(), wanted.placeholders(), wanted.legacy());
            if (projection != null) {
                projections.put(name, projection);
            }
        });
        requestItems.forEach((name, wanted) -> {
            Table table = catalog.table(TableNameCheck.resolve(name));
            ProjectionExpression projection = projections.get(name);
            if (projection != null) {
                PathCheck.keysAreScalars(table.definition(), projection.paths());
            }
            List<byte[]> keys = new ArrayList<>();
            DistinctKeys distinct = new DistinctKeys("Provided list of item keys contains duplicates");
            for (Item key : Objects.requireNonNull(wanted.keys())) {
                keys.add(distinct.add(KeyCheck.ofKey(table, key)));
            }
            shares.add(new Share(name, table, wanted, keys, projection));
        });
        return shares;
    }

    private static void checkShape(BatchGetItemInput input) {
        Map<String, KeysAndAttributes> requestItems = input.requestItems();
        if (requestItems == null || requestItems.isEmpty()) {
            throw EngineException.validation("The requestItems parameter is required for BatchGetItem");
        }
        ExpressionParameters.reject(input.unsupported());
        Constraints constraints =
                new Constraints().choice(EnumParameter.RETURN_CONSUMED_CAPACITY, input.returnConsumedCapacity());
        int keys = 0;
        for (Map.Entry<String, KeysAndAttributes> entry : requestItems.entrySet()) {
            TableNameCheck.check(entry.getKey());
            List<Item> wanted = entry.getValue().keys();
            constraints
                    .notNull("requestItems." + entry.getKey() + ".member.keys", wanted)
                    .legacy(entry.getValue().legacy());
            if (wanted != null) {
                checkKeyCount(entry.getKey(), wanted.size());
                keys += wanted.size();
            }
        }
        constraints.check();
        if (keys > MAX_KEYS) {
            throw EngineException.validation("Too many items requested for the BatchGetItem call");
        }
        for (KeysAndAttributes wanted : requestItems.values()) {
            new ExpressionParameters(wanted.placeholders(), wanted.legacy())
                    .expression("ProjectionExpression", wanted.projectionExpression())
                    .check();
            for (Item key : Objects.requireNonNull(wanted.keys())) {
                ItemCheck.values(key);
            }
        }
    }

    /** Checks the number of keys. DynamoDB's message omits the value and writes the parameter's name as it is. */
    private static void checkKeyCount(String table, int count) {
        String bound = count > MAX_KEYS
                ? "less than or equal to " + MAX_KEYS
                : count < 1 ? "greater than or equal to 1" : null;
        if (bound != null) {
            throw EngineException.validation("1 validation error detected: Value at 'RequestItems." + table
                    + ".member.Keys' failed to satisfy constraint: Member must have length " + bound);
        }
    }
}
