package io.azulejo.engine.table;

import io.azulejo.engine.request.AttributeDefinition;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Complete definition of a table. Immutable: a change creates a new definition. */
public record TableMetadata(
        int id,
        String name,
        String uuid,
        Instant created,
        List<AttributeDefinition> attributes,
        KeySchema key,
        List<SecondaryIndexDefinition> indexes,
        Billing billing,
        TableSettings settings) {
    public @Nullable SecondaryIndexDefinition index(String indexName) {
        for (SecondaryIndexDefinition index : indexes) {
            if (index.name().equals(indexName)) {
                return index;
            }
        }
        return null;
    }

    public boolean hasLocalIndexes() {
        for (SecondaryIndexDefinition index : indexes) {
            if (!index.isGlobal()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the definition with one index changed, or removed if the change returns null. */
    public TableMetadata changing(
            String indexName, Function<SecondaryIndexDefinition, @Nullable SecondaryIndexDefinition> change) {
        List<SecondaryIndexDefinition> changed = new ArrayList<>();
        for (SecondaryIndexDefinition index : indexes) {
            SecondaryIndexDefinition kept = index.name().equals(indexName) ? change.apply(index) : index;
            if (kept != null) {
                changed.add(kept);
            }
        }
        return withIndexes(attributes, changed);
    }

    public TableMetadata withIndexes(
            List<AttributeDefinition> newAttributes, List<SecondaryIndexDefinition> newIndexes) {
        return new TableMetadata(
                id, name, uuid, created, newAttributes, key, List.copyOf(newIndexes), billing, settings);
    }

    public TableMetadata withBilling(Billing newBilling) {
        return new TableMetadata(id, name, uuid, created, attributes, key, indexes, newBilling, settings);
    }

    public TableMetadata withSettings(TableSettings newSettings) {
        return new TableMetadata(id, name, uuid, created, attributes, key, indexes, billing, newSettings);
    }
}
