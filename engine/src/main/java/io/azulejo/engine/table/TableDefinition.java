package io.azulejo.engine.table;

import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.request.Throughput;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Everything that is declared about a table. Immutable: a change makes a new definition. */
public record TableDefinition(
        int id,
        String name,
        String uuid,
        Instant created,
        List<AttributeDefinition> attributes,
        KeySchema key,
        List<IndexDefinition> indexes,
        BillingMode billingMode,
        Throughput throughput,
        @Nullable Instant lastSwitchToPayPerRequest,
        @Nullable TimeToLive timeToLive) {
    /** How a table is paid for; the engine only keeps the books. */
    public enum BillingMode {
        PROVISIONED,
        PAY_PER_REQUEST
    }

    public @Nullable IndexDefinition index(String indexName) {
        for (IndexDefinition index : indexes) {
            if (index.name().equals(indexName)) {
                return index;
            }
        }
        return null;
    }

    public boolean hasLocalIndexes() {
        for (IndexDefinition index : indexes) {
            if (!index.isGlobal()) {
                return true;
            }
        }
        return false;
    }

    /** The definition with one index changed, or removed where the change answers null. */
    public TableDefinition changing(String indexName, Function<IndexDefinition, @Nullable IndexDefinition> change) {
        List<IndexDefinition> changed = new ArrayList<>();
        for (IndexDefinition index : indexes) {
            IndexDefinition kept = index.name().equals(indexName) ? change.apply(index) : index;
            if (kept != null) {
                changed.add(kept);
            }
        }
        return withIndexes(attributes, changed);
    }

    public TableDefinition withIndexes(List<AttributeDefinition> newAttributes, List<IndexDefinition> newIndexes) {
        return new TableDefinition(
                id,
                name,
                uuid,
                created,
                newAttributes,
                key,
                List.copyOf(newIndexes),
                billingMode,
                throughput,
                lastSwitchToPayPerRequest,
                timeToLive);
    }

    public TableDefinition withBilling(BillingMode mode, Throughput newThroughput, @Nullable Instant switched) {
        return new TableDefinition(
                id, name, uuid, created, attributes, key, indexes, mode, newThroughput, switched, timeToLive);
    }

    public TableDefinition withTimeToLive(@Nullable TimeToLive newTimeToLive) {
        return new TableDefinition(
                id,
                name,
                uuid,
                created,
                attributes,
                key,
                indexes,
                billingMode,
                throughput,
                lastSwitchToPayPerRequest,
                newTimeToLive);
    }
}
