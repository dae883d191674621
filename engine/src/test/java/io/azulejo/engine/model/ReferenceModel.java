package io.azulejo.engine.model;

import io.azulejo.engine.model.TableShape.IndexShape;
import io.azulejo.engine.model.TableShape.KeyShape;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reference model: DynamoDB on plain maps. Deliberately small: it keeps no indexes but computes them from all items,
 * and it parses nothing, because operations arrive as data.
 */
final class ReferenceModel {
    private final Map<String, Map<Map<String, AttributeValue>, Map<String, AttributeValue>>> tables = new HashMap<>();

    private final Map<String, Set<IndexShape>> added = new HashMap<>();

    /** Returns the table with its current indexes. */
    TableShape now(TableShape table) {
        return table.with(added(table));
    }

    void addIndex(TableShape table, IndexShape index) {
        if (!added(table).add(index)) {
            throw ModelError.validation("Attempting to create an index which already exists");
        }
    }

    void deleteIndex(TableShape table, IndexShape index) {
        if (!added(table).remove(index)) {
            throw new ModelError("ResourceNotFoundException", "Requested resource not found", Map.of());
        }
    }

    /** Deletes expired items. DynamoDB does not delete items whose expiry is more than five years in the past. */
    void sweep(TableShape table, Instant now) {
        items(table).values().removeIf(item -> {
            AttributeValue expiry = item.get(TableShape.EXPIRY);
            if (expiry == null || expiry.n() == null) {
                return false;
            }
            Instant expired = Instant.ofEpochSecond(Values.number(expiry).longValueExact());
            return expired.isBefore(now) && !expired.isBefore(now.minus(Duration.ofDays(5 * 365)));
        });
    }

    /** Returns an item by its key; empty if there is none. */
    Map<String, AttributeValue> get(TableShape table, Map<String, AttributeValue> key) {
        return items(table).getOrDefault(Values.canonical(key), Map.of());
    }

    void put(TableShape table, Map<String, AttributeValue> item) {
        items(table).put(key(table, item), Values.canonical(item));
    }

    void delete(TableShape table, Map<String, AttributeValue> key) {
        items(table).remove(Values.canonical(key));
    }

    List<Map<String, AttributeValue>> all(TableShape table) {
        return List.copyOf(items(table).values());
    }

    /** Returns the items of an index, with the attributes it holds; all items if the index is null. */
    List<Map<String, AttributeValue>> all(TableShape table, @Nullable IndexShape index) {
        if (index == null) {
            return all(table);
        }
        if (!now(table).indexes().contains(index)) {
            throw ModelError.validation("The table does not have the specified index: " + index.name());
        }
        List<Map<String, AttributeValue>> entries = new ArrayList<>();
        for (Map<String, AttributeValue> item : all(table)) {
            if (item.keySet().containsAll(index.key().names())) {
                Map<String, AttributeValue> entry = new TreeMap<>(item);
                entry.keySet().retainAll(table.projected(index, item));
                entries.add(entry);
            }
        }
        return entries;
    }

    /** Returns the items of one partition in the order of their sort keys. */
    List<Map<String, AttributeValue>> partition(
            TableShape table, @Nullable IndexShape index, AttributeValue partitionKey, boolean forward) {
        KeyShape key = index == null ? table.key() : index.key();
        List<Map<String, AttributeValue>> found = new ArrayList<>();
        for (Map<String, AttributeValue> item : all(table, index)) {
            if (partitionKey.equals(item.get(key.partition()))) {
                found.add(item);
            }
        }
        found.sort(sortOrder(key, forward));
        return found;
    }

    /** Returns an order by sort key, with an arbitrary but stable order among equal ones. */
    static Comparator<Map<String, AttributeValue>> sortOrder(KeyShape key, boolean forward) {
        Comparator<Map<String, AttributeValue>> bySortKey = (left, right) -> key.sort() == null
                ? 0
                : Values.compare(value(left, key.sort()), value(right, key.sort()))
                        .orElseThrow();
        return (forward ? bySortKey : bySortKey.reversed())
                .thenComparing(item -> Values.canonical(item).toString());
    }

    private static AttributeValue value(Map<String, AttributeValue> item, String name) {
        AttributeValue value = item.get(name);
        if (value == null) {
            throw new IllegalArgumentException("No " + name + " in " + item);
        }
        return value;
    }

    static Map<String, AttributeValue> key(TableShape table, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = new TreeMap<>(item);
        key.keySet().retainAll(table.key().names());
        return Values.canonical(key);
    }

    /** Rejects an item with an index key of the wrong type. */
    static void checkIndexKeys(TableShape table, Map<String, AttributeValue> item) {
        for (IndexShape index : table.indexes()) {
            for (String name : index.key().names()) {
                String wanted = TableShape.KEY_TYPES.get(name);
                AttributeValue value = item.get(name);
                if (value != null && !Values.type(value).equals(wanted)) {
                    throw ModelError.validation(
                            "One or more parameter values were invalid: Type mismatch for Index Key "
                                    + name + " Expected: " + wanted + " Actual: " + Values.type(value) + " IndexName: "
                                    + index.name());
                }
            }
        }
    }

    private Set<IndexShape> added(TableShape table) {
        return added.computeIfAbsent(table.name(), name -> new HashSet<>());
    }

    private Map<Map<String, AttributeValue>, Map<String, AttributeValue>> items(TableShape table) {
        return tables.computeIfAbsent(table.name(), name -> new HashMap<>());
    }
}
