package io.azulejo.migrate;

import io.azulejo.design.IndexDefinition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Estimate of the write capacity that a backfill consumes. Immutable.
 *
 * @param newIndexes the indexes that a migration adds, by table: DynamoDB charges a write for each of their entries
 */
record WriteEstimate(Map<String, Set<String>> newIndexes) {

    /** Returns the units of an item's writes, and of its entries in indexes that are still missing. */
    long units(ItemPlan<?> plan, List<RawWrite> writes) {
        long units = 0;
        // A transaction writes everything twice, index entries too.
        int perUnit = writes.size() > 1 ? 2 : 1;
        for (RawWrite write : writes) {
            Map<String, AttributeValue> after = after(write);
            long size = Math.max(ItemSize.of(write.read()), ItemSize.of(after));
            units += perUnit * ItemSize.writeUnits(size);
            if (!(write instanceof RawWrite.Check)) {
                units += perUnit * indexes(write.table(), write.read(), after);
            }
        }
        Map<String, AttributeValue> target = plan.target();
        for (IndexDefinition index : plan.table().definition().indexes()) {
            Map<String, AttributeValue> entry = entry(plan.table(), index, target);
            if (isNew(plan.table(), index) && !entry.isEmpty()) {
                units += perUnit * ItemSize.writeUnits(ItemSize.of(entry));
            }
        }
        return units;
    }

    private static Map<String, AttributeValue> after(RawWrite write) {
        return switch (write) {
            case RawWrite.Rewrite rewrite -> rewrite.target();
            case RawWrite.Put put -> put.item();
            case RawWrite.Delete delete -> Map.of();
            case RawWrite.Check check -> check.read();
        };
    }

    private long indexes(TargetTable table, Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
        long units = 0;
        for (IndexDefinition index : table.definition().indexes()) {
            Map<String, AttributeValue> old = entry(table, index, before);
            Map<String, AttributeValue> now = entry(table, index, after);
            if (isNew(table, index) || SameValues.same(old, now)) {
                continue;
            }
            boolean sameKey = !old.isEmpty()
                    && !now.isEmpty()
                    && SameValues.same(old.get(index.partitionKey()), now.get(index.partitionKey()))
                    && (index.sortKey() == null || SameValues.same(old.get(index.sortKey()), now.get(index.sortKey())));
            if (!old.isEmpty() && !sameKey) {
                units += ItemSize.writeUnits(ItemSize.of(old));
            }
            if (!now.isEmpty()) {
                units += ItemSize.writeUnits(ItemSize.of(now));
            }
        }
        return units;
    }

    private boolean isNew(TargetTable table, IndexDefinition index) {
        return newIndexes.getOrDefault(table.name(), Set.of()).contains(index.name());
    }

    /** Returns the entry of an item in an index; empty if it is not in it. */
    private static Map<String, AttributeValue> entry(
            TargetTable table, IndexDefinition index, Map<String, AttributeValue> item) {
        String sortKey = index.sortKey();
        if (!item.containsKey(index.partitionKey()) || (sortKey != null && !item.containsKey(sortKey))) {
            return Map.of();
        }
        Map<String, AttributeValue> entry = new HashMap<>(item);
        entry.keySet().removeIf(name -> !index.projects(name, table.definition()));
        return entry;
    }
}
