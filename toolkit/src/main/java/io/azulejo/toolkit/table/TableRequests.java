package io.azulejo.toolkit.table;

import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.TableDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

/** A declared table as CreateTable takes it. */
final class TableRequests {

    private TableRequests() {}

    static CreateTableRequest.Builder create(String name, TableDefinition table) {
        CreateTableRequest.Builder request = CreateTableRequest.builder()
                .tableName(name)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(keySchema(table.partitionKey(), table.sortKey()))
                .attributeDefinitions(attributeTypes(table).entrySet().stream()
                        .map(entry -> AttributeDefinition.builder()
                                .attributeName(entry.getKey())
                                .attributeType(entry.getValue())
                                .build())
                        .toList());
        List<GlobalSecondaryIndex> global = new ArrayList<>();
        List<LocalSecondaryIndex> local = new ArrayList<>();
        for (IndexDefinition index : table.indexes()) {
            List<KeySchemaElement> keys = keySchema(index.partitionKey(), index.sortKey());
            Projection projection = projection(index);
            if (index.local()) {
                local.add(LocalSecondaryIndex.builder()
                        .indexName(index.name())
                        .keySchema(keys)
                        .projection(projection)
                        .build());
            } else {
                global.add(GlobalSecondaryIndex.builder()
                        .indexName(index.name())
                        .keySchema(keys)
                        .projection(projection)
                        .build());
            }
        }
        // DynamoDB refuses empty lists of indexes.
        if (!global.isEmpty()) {
            request.globalSecondaryIndexes(global);
        }
        if (!local.isEmpty()) {
            request.localSecondaryIndexes(local);
        }
        return request;
    }

    static List<KeySchemaElement> keySchema(String partitionKey, @Nullable String sortKey) {
        KeySchemaElement partition = KeySchemaElement.builder()
                .attributeName(partitionKey)
                .keyType(KeyType.HASH)
                .build();
        return sortKey == null
                ? List.of(partition)
                : List.of(
                        partition,
                        KeySchemaElement.builder()
                                .attributeName(sortKey)
                                .keyType(KeyType.RANGE)
                                .build());
    }

    static Projection projection(IndexDefinition index) {
        Projection.Builder projection = Projection.builder();
        switch (index.projection()) {
            case ALL -> projection.projectionType(ProjectionType.ALL);
            case KEYS_ONLY -> projection.projectionType(ProjectionType.KEYS_ONLY);
            case INCLUDE -> projection.projectionType(ProjectionType.INCLUDE).nonKeyAttributes(index.include());
        }
        return projection.build();
    }

    /** The type of every key attribute of the table and its indexes: a text unless a component stored otherwise is it. */
    static Map<String, String> attributeTypes(TableDefinition table) {
        Map<String, String> types = new TreeMap<>();
        types.put(table.partitionKey(), "S");
        if (table.sortKey() != null) {
            types.put(table.sortKey(), "S");
        }
        for (IndexDefinition index : table.indexes()) {
            types.putIfAbsent(index.partitionKey(), "S");
            if (index.sortKey() != null) {
                types.putIfAbsent(index.sortKey(), "S");
            }
            for (EntityDefinition entity : table.entities()) {
                for (Membership membership : Membership.inIndex(table, index, entity)) {
                    plainType(types, membership.pk());
                    plainType(types, membership.sk());
                }
            }
        }
        return types;
    }

    private static void plainType(Map<String, String> types, @Nullable KeySource source) {
        if (source instanceof KeySource.PlainAttribute plain) {
            types.put(plain.component().attribute(), plain.component().type().stored());
        }
    }
}
