package io.azulejo.toolkit.table;

import io.azulejo.design.IndexDefinition;
import io.azulejo.design.TableDefinition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Comparison of an existing table with its declaration. Not thread-safe; for one use. */
final class TableComparison {
    private final String name;
    private final TableDefinition table;
    private final Map<String, String> types;
    private final List<TableDifference> differences = new ArrayList<>();

    TableComparison(String name, TableDefinition table) {
        this.name = name;
        this.table = table;
        this.types = table.keyTypes();
    }

    List<TableDifference> compare(TableDescription live, @Nullable String liveTtl) {
        Map<String, String> liveTypes = live.attributeDefinitions().stream()
                .collect(Collectors.toMap(
                        attribute -> attribute.attributeName(), attribute -> attribute.attributeTypeAsString()));
        check("key", key(CreateTableRequests.keySchema(table), types), key(live.keySchema(), liveTypes));
        compareIndexes(live, liveTypes);
        if (table.ttl() != null) {
            check("TTL", "on for " + table.ttl(), liveTtl == null ? "off" : "on for " + liveTtl);
        }
        return differences;
    }

    private void compareIndexes(TableDescription live, Map<String, String> liveTypes) {
        Map<String, String> liveIndexes = new HashMap<>();
        live.globalSecondaryIndexes()
                .forEach(index -> liveIndexes.put(
                        index.indexName(), index("global", index.keySchema(), index.projection(), liveTypes)));
        live.localSecondaryIndexes()
                .forEach(index -> liveIndexes.put(
                        index.indexName(), index("local", index.keySchema(), index.projection(), liveTypes)));
        for (IndexDefinition index : table.indexes()) {
            String declared = index(
                    index.local() ? "local" : "global",
                    CreateTableRequests.keySchema(index),
                    CreateTableRequests.projection(index),
                    types);
            check("index " + index.name(), declared, liveIndexes.getOrDefault(index.name(), "missing"));
        }
    }

    private void check(String subject, String declared, String found) {
        if (!declared.equals(found)) {
            differences.add(new TableDifference(name, subject, declared, found));
        }
    }

    private static String index(
            String scope, List<KeySchemaElement> keys, Projection projection, Map<String, String> types) {
        String included =
                projection.nonKeyAttributes().isEmpty() ? "" : " " + new TreeSet<>(projection.nonKeyAttributes());
        return scope + " " + key(keys, types) + " " + projection.projectionTypeAsString() + included;
    }

    /** Formats the key in one line: {@code (GSI1PK S, GSI1SK S)}. */
    private static String key(List<KeySchemaElement> keys, Map<String, String> types) {
        return keys.stream()
                .sorted((left, right) -> left.keyTypeAsString().compareTo(right.keyTypeAsString()))
                .map(key -> key.attributeName() + " " + types.get(key.attributeName()))
                .collect(Collectors.joining(", ", "(", ")"));
    }
}
