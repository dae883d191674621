package io.azulejo.engine.table;

import io.azulejo.engine.request.AttributeDefinition;
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
        Billing billing,
        TableSettings settings) {
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
                id, name, uuid, created, newAttributes, key, List.copyOf(newIndexes), billing, settings);
    }

    public TableDefinition withBilling(Billing newBilling) {
        return new TableDefinition(id, name, uuid, created, attributes, key, indexes, newBilling, settings);
    }

    public TableDefinition withSettings(TableSettings newSettings) {
        return new TableDefinition(id, name, uuid, created, attributes, key, indexes, billing, newSettings);
    }
}
