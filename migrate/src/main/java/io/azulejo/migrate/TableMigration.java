package io.azulejo.migrate;

import io.azulejo.annotation.Index.Projection;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.table.Tables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateGlobalSecondaryIndexAction;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.StreamSpecification;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/**
 * Migration of the structure of tables: missing tables, indexes, TTL and streams. Each step compares first, so that a
 * run after a crash continues where the one before ended. Thread-safe.
 */
final class TableMigration {
    /** DynamoDB fills a new index in minutes to hours. */
    private static final Duration PAUSE = Duration.ofSeconds(2);

    private static final int MAX_PAUSES = 24 * 60 * 30;

    private final DesignContext context;
    private final DesignDefinition design;
    private final List<TargetTable> tables;
    private final MigrationOptions options;
    private final DynamoDbClient client;

    TableMigration(DesignContext context, DesignDefinition design, List<TargetTable> tables, MigrationOptions options) {
        this.context = context;
        this.design = design;
        this.tables = tables;
        this.options = options;
        this.client = context.client();
    }

    /** Returns what is missing, in the order in which it is to be done. */
    List<TableStep> compare() {
        List<TableStep> steps = new ArrayList<>();
        for (TargetTable table : tables) {
            TableDescription live = describe(table.name());
            if (live == null) {
                steps.add(new TableStep.CreateTable(table.name()));
                stream(table, null).ifPresent(steps::add);
            } else {
                compare(table, live, steps);
            }
        }
        return List.copyOf(steps);
    }

    /** Does everything that is missing, one change at a time, and waits for the end of each. */
    void apply() {
        for (TableStep step : compare()) {
            if (!(step instanceof TableStep.Impossible)) {
                options.listener().onStep(step);
            }
            switch (step) {
                case TableStep.CreateTable create -> new Tables(context, design).create();
                case TableStep.AddIndex add -> addIndex(add);
                case TableStep.AwaitIndex await -> awaitActive(await.table());
                case TableStep.EnableTtl ttl ->
                    client.updateTimeToLive(request -> request.tableName(ttl.table())
                            .timeToLiveSpecification(to -> to.enabled(true).attributeName(ttl.attribute())));
                case TableStep.EnableStream stream -> enableStream(stream);
                case TableStep.Impossible impossible -> {}
            }
        }
    }

    /** Returns the number of items as DynamoDB last counted them. */
    long items(String table) {
        TableDescription live = describe(table);
        Long count = live == null ? null : live.itemCount();
        return count == null ? 0 : count;
    }

    private void compare(TargetTable table, TableDescription live, List<TableStep> steps) {
        Map<String, String> types = new HashMap<>();
        live.attributeDefinitions()
                .forEach(attribute -> types.put(attribute.attributeName(), attribute.attributeTypeAsString()));
        Map<String, String> declared = table.definition().keyTypes();
        String key = key(keySchema(table.ref().partitionKey(), table.ref().sortKey()), declared);
        String liveKey = key(live.keySchema(), types);
        if (!key.equals(liveKey)) {
            steps.add(new TableStep.Impossible(
                    table.name(),
                    "the key is " + liveKey + ", the design has " + key + ": this needs another table",
                    true));
            return;
        }
        for (IndexDefinition index : table.definition().indexes()) {
            index(table, index, live, types, steps);
        }
        ttl(table).ifPresent(steps::add);
        stream(table, live.streamSpecification()).ifPresent(steps::add);
    }

    private static void index(
            TargetTable table,
            IndexDefinition index,
            TableDescription live,
            Map<String, String> types,
            List<TableStep> steps) {
        Map<String, String> declaredTypes = table.definition().keyTypes();
        String key = key(keySchema(index.partitionKey(), index.sortKey()), declaredTypes);
        String declared =
                (index.local() ? "local " : "global ") + key + " " + index.projection() + included(index.include());
        Optional<GlobalSecondaryIndexDescription> global = live.globalSecondaryIndexes().stream()
                .filter(other -> other.indexName().equals(index.name()))
                .findFirst();
        String found = global.map(other -> "global " + key(other.keySchema(), types) + " "
                        + other.projection().projectionTypeAsString()
                        + included(other.projection().nonKeyAttributes()))
                .or(() -> live.localSecondaryIndexes().stream()
                        .filter(other -> other.indexName().equals(index.name()))
                        .map(other -> "local " + key(other.keySchema(), types) + " "
                                + other.projection().projectionTypeAsString()
                                + included(other.projection().nonKeyAttributes()))
                        .findFirst())
                .orElse("");
        if (found.isEmpty()) {
            steps.add(
                    index.local()
                            ? new TableStep.Impossible(
                                    table.name(),
                                    "local index " + index.name()
                                            + " is missing: DynamoDB makes local indexes only with their table",
                                    false)
                            : new TableStep.AddIndex(table.name(), index, key));
        } else if (!found.equals(declared)) {
            steps.add(new TableStep.Impossible(
                    table.name(),
                    "index " + index.name() + " is " + found + ", the design has " + declared
                            + ": DynamoDB cannot change an index, so declare it under another name",
                    false));
        } else if (global.isPresent() && global.get().indexStatus() != IndexStatus.ACTIVE) {
            steps.add(new TableStep.AwaitIndex(table.name(), index.name()));
        }
    }

    private Optional<TableStep> ttl(TargetTable table) {
        String attribute = table.definition().ttl();
        if (attribute == null) {
            return Optional.empty();
        }
        TimeToLiveDescription live = client.describeTimeToLive(request -> request.tableName(table.name()))
                .timeToLiveDescription();
        if (live == null
                || (live.timeToLiveStatus() != TimeToLiveStatus.ENABLED
                        && live.timeToLiveStatus() != TimeToLiveStatus.ENABLING)) {
            return Optional.of(new TableStep.EnableTtl(table.name(), attribute));
        }
        return attribute.equals(live.attributeName())
                ? Optional.empty()
                : Optional.of(new TableStep.Impossible(
                        table.name(),
                        "TTL is on for " + live.attributeName() + ", the design has " + attribute
                                + ": turn it off, and migrate again after an hour",
                        false));
    }

    private Optional<TableStep> stream(TargetTable table, @Nullable StreamSpecification live) {
        StreamViewType view = options.stream();
        if (view == null) {
            return Optional.empty();
        }
        if (live == null || !Boolean.TRUE.equals(live.streamEnabled())) {
            return Optional.of(new TableStep.EnableStream(table.name(), view));
        }
        return live.streamViewType() == view
                ? Optional.empty()
                : Optional.of(new TableStep.Impossible(
                        table.name(),
                        "the stream has " + live.streamViewTypeAsString() + ", not " + view
                                + ": its readers depend on it, so turn it off yourself",
                        false));
    }

    private void addIndex(TableStep.AddIndex step) {
        awaitActive(step.table());
        IndexDefinition index = step.index();
        TargetTable table = table(step.table());
        TableDescription live = describe(step.table());
        Map<String, String> types = table.definition().keyTypes();
        List<KeySchemaElement> keys = keySchema(index.partitionKey(), index.sortKey());
        Set<String> names = new LinkedHashSet<>();
        keys.forEach(key -> names.add(key.attributeName()));
        CreateGlobalSecondaryIndexAction.Builder create = CreateGlobalSecondaryIndexAction.builder()
                .indexName(index.name())
                .keySchema(keys)
                .projection(projection(index));
        ProvisionedThroughputDescription provisioned = live == null ? null : live.provisionedThroughput();
        Long writes = provisioned == null ? null : provisioned.writeCapacityUnits();
        if (provisioned != null && writes != null && writes > 0) {
            // A table with provisioned capacity needs some for the index too; it gets as much as the table.
            create.provisionedThroughput(units ->
                    units.readCapacityUnits(provisioned.readCapacityUnits()).writeCapacityUnits(writes));
        }
        try {
            client.updateTable(request -> request.tableName(step.table())
                    .attributeDefinitions(names.stream()
                            .map(name -> AttributeDefinition.builder()
                                    .attributeName(name)
                                    .attributeType(types.get(name))
                                    .build())
                            .toList())
                    .globalSecondaryIndexUpdates(GlobalSecondaryIndexUpdate.builder()
                            .create(create.build())
                            .build()));
        } catch (ResourceInUseException changing) {
            // Another process changes the table: after that, the comparison says whether the index is there.
            awaitActive(step.table());
            if (compare().contains(step)) {
                throw changing;
            }
        }
        awaitActive(step.table());
    }

    private void enableStream(TableStep.EnableStream step) {
        awaitActive(step.table());
        client.updateTable(request -> request.tableName(step.table())
                .streamSpecification(stream -> stream.streamEnabled(true).streamViewType(step.view())));
        awaitActive(step.table());
    }

    private TargetTable table(String name) {
        return tables.stream()
                .filter(table -> table.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Waits until the table and all its indexes are active. */
    private void awaitActive(String name) {
        for (int i = 0; i < MAX_PAUSES; i++) {
            TableDescription live = describe(name);
            if (live != null
                    && live.tableStatus() == TableStatus.ACTIVE
                    && live.globalSecondaryIndexes().stream()
                            .allMatch(index -> index.indexStatus() == IndexStatus.ACTIVE)) {
                return;
            }
            if (Thread.currentThread().isInterrupted()) {
                break;
            }
            options.pause().accept(PAUSE);
        }
        throw new MigrationFailedException("Table " + name + " or one of its indexes is not active");
    }

    private @Nullable TableDescription describe(String name) {
        try {
            return client.describeTable(request -> request.tableName(name)).table();
        } catch (ResourceNotFoundException e) {
            return null;
        }
    }

    private static List<KeySchemaElement> keySchema(String partitionKey, @Nullable String sortKey) {
        List<KeySchemaElement> keys = new ArrayList<>();
        keys.add(KeySchemaElement.builder()
                .attributeName(partitionKey)
                .keyType(KeyType.HASH)
                .build());
        if (sortKey != null) {
            keys.add(KeySchemaElement.builder()
                    .attributeName(sortKey)
                    .keyType(KeyType.RANGE)
                    .build());
        }
        return keys;
    }

    private static software.amazon.awssdk.services.dynamodb.model.Projection projection(IndexDefinition index) {
        var projection = software.amazon.awssdk.services.dynamodb.model.Projection.builder()
                .projectionType(ProjectionType.fromValue(index.projection().name()));
        return index.projection() == Projection.INCLUDE
                ? projection.nonKeyAttributes(index.include()).build()
                : projection.build();
    }

    private static String included(List<String> attributes) {
        return attributes.isEmpty() ? "" : " " + new TreeSet<>(attributes);
    }

    /** Formats a key in one line: {@code (GSI1PK S, GSI1SK S)}. */
    private static String key(List<KeySchemaElement> keys, Map<String, String> types) {
        return keys.stream()
                .sorted((left, right) -> left.keyTypeAsString().compareTo(right.keyTypeAsString()))
                .map(key -> key.attributeName() + " " + types.get(key.attributeName()))
                .collect(Collectors.joining(", ", "(", ")"));
    }
}
