package io.azulejo.toolkit.table;

import io.azulejo.design.IndexDefinition;
import io.azulejo.design.TableDefinition;
import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

/** CreateTable requests for declared tables. */
final class CreateTableRequests {

    private CreateTableRequests() {}

    static CreateTableRequest.Builder create(String name, TableDefinition table) {
        CreateTableRequest.Builder request = CreateTableRequest.builder()
                .tableName(name)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(keySchema(table))
                .attributeDefinitions(table.keyTypes().entrySet().stream()
                        .map(entry -> AttributeDefinition.builder()
                                .attributeName(entry.getKey())
                                .attributeType(entry.getValue())
                                .build())
                        .toList());
        List<GlobalSecondaryIndex> global = new ArrayList<>();
        List<LocalSecondaryIndex> local = new ArrayList<>();
        for (IndexDefinition index : table.indexes()) {
            List<KeySchemaElement> keys = keySchema(index);
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
        // DynamoDB rejects empty index lists.
        if (!global.isEmpty()) {
            request.globalSecondaryIndexes(global);
        }
        if (!local.isEmpty()) {
            request.localSecondaryIndexes(local);
        }
        return request;
    }

    static List<KeySchemaElement> keySchema(TableDefinition table) {
        String sortKey = table.sortKey();
        return keySchema(List.of(table.partitionKey()), sortKey == null ? List.of() : List.of(sortKey));
    }

    static List<KeySchemaElement> keySchema(IndexDefinition index) {
        return keySchema(index.partitionKeys(), index.sortKeys());
    }

    private static List<KeySchemaElement> keySchema(List<String> partitionKeys, List<String> sortKeys) {
        List<KeySchemaElement> elements = new ArrayList<>();
        partitionKeys.forEach(attribute -> elements.add(element(attribute, KeyType.HASH)));
        sortKeys.forEach(attribute -> elements.add(element(attribute, KeyType.RANGE)));
        return elements;
    }

    private static KeySchemaElement element(String attribute, KeyType type) {
        return KeySchemaElement.builder().attributeName(attribute).keyType(type).build();
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
}
