package io.azulejo.engine.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

/**
 * A table of the model tests: its key and its indexes.
 *
 * @param optional global indexes that it lacks at first and that are added and deleted during a run
 */
record TableShape(String name, KeyShape key, List<IndexShape> indexes, List<IndexShape> optional) {
    /** The types of all key attributes. */
    static final Map<String, String> KEY_TYPES =
            Map.of("pk", "S", "sk", "N", "gpk", "S", "gsk", "N", "lbl", "S", "lsk", "S", "opt", "S");

    /** The expiry of an order, in epoch seconds. */
    static final String EXPIRY = "exp";

    /** A table with only a partition key. */
    static final TableShape NOTES = new TableShape("notes", new KeyShape("pk", null), List.of(), List.of());

    /** A table with a sort key and an index of every kind: all attributes, some of them, keys only. */
    static final TableShape ORDERS = new TableShape(
            "orders",
            new KeyShape("pk", "sk"),
            List.of(
                    new IndexShape("byState", false, new KeyShape("gpk", "gsk"), ProjectionType.ALL, List.of()),
                    new IndexShape("byLabel", false, new KeyShape("lbl", null), ProjectionType.KEYS_ONLY, List.of()),
                    new IndexShape(
                            "byTitle", true, new KeyShape("pk", "lsk"), ProjectionType.INCLUDE, List.of("a", "b"))),
            List.of(new IndexShape(
                    "byOption", false, new KeyShape("opt", "gsk"), ProjectionType.INCLUDE, List.of("a", "big"))));

    static final List<TableShape> ALL = List.of(NOTES, ORDERS);

    record KeyShape(String partition, @Nullable String sort) {
        List<String> names() {
            return sort == null ? List.of(partition) : List.of(partition, sort);
        }

        List<KeySchemaElement> schema() {
            List<KeySchemaElement> schema = new ArrayList<>();
            for (String name : names()) {
                schema.add(KeySchemaElement.builder()
                        .attributeName(name)
                        .keyType(schema.isEmpty() ? KeyType.HASH : KeyType.RANGE)
                        .build());
            }
            return schema;
        }
    }

    record IndexShape(String name, boolean local, KeyShape key, ProjectionType projection, List<String> included) {
        GlobalSecondaryIndex global() {
            return GlobalSecondaryIndex.builder()
                    .indexName(name)
                    .keySchema(key.schema())
                    .projection(wanted())
                    .build();
        }

        private Projection wanted() {
            return Projection.builder()
                    .projectionType(projection)
                    .nonKeyAttributes(projection == ProjectionType.INCLUDE ? included : null)
                    .build();
        }
    }

    /** Returns the attributes of an item that the index holds. */
    Set<String> projected(IndexShape index, Map<String, AttributeValue> item) {
        if (index.projection() == ProjectionType.ALL) {
            return item.keySet();
        }
        Set<String> names = new LinkedHashSet<>(key.names());
        names.addAll(index.key().names());
        names.addAll(index.included());
        return names;
    }

    CreateTableRequest creation(String tableName) {
        Set<String> keyNames = new LinkedHashSet<>(key.names());
        List<GlobalSecondaryIndex> global = new ArrayList<>();
        List<LocalSecondaryIndex> local = new ArrayList<>();
        for (IndexShape index : indexes) {
            keyNames.addAll(index.key().names());
            if (index.local()) {
                local.add(LocalSecondaryIndex.builder()
                        .indexName(index.name())
                        .keySchema(index.key().schema())
                        .projection(index.wanted())
                        .build());
            } else {
                global.add(index.global());
            }
        }
        return CreateTableRequest.builder()
                .tableName(tableName)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .streamSpecification(
                        stream -> stream.streamEnabled(true).streamViewType(StreamViewType.NEW_AND_OLD_IMAGES))
                .keySchema(key.schema())
                .attributeDefinitions(definitions(keyNames))
                .globalSecondaryIndexes(global.isEmpty() ? null : global)
                .localSecondaryIndexes(local.isEmpty() ? null : local)
                .build();
    }

    static List<AttributeDefinition> definitions(Collection<String> keyNames) {
        return keyNames.stream()
                .map(name -> AttributeDefinition.builder()
                        .attributeName(name)
                        .attributeType(KEY_TYPES.get(name))
                        .build())
                .toList();
    }

    TableShape with(Collection<IndexShape> added) {
        List<IndexShape> all = new ArrayList<>(indexes);
        all.addAll(added);
        return new TableShape(name, key, all, optional);
    }

    @Override
    public String toString() {
        return name;
    }
}
