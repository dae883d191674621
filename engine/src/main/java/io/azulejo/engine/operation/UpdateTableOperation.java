package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.operation.check.TableDesignCheck;
import io.azulejo.engine.operation.check.TableNames;
import io.azulejo.engine.operation.check.UpdateTableShape;
import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.request.GlobalIndexUpdate;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.TableDescription;
import io.azulejo.engine.request.UpdateTableInput;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.IndexDefinition;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TableClass;
import io.azulejo.engine.table.TableDefinition;
import io.azulejo.engine.table.TableSettings;
import io.azulejo.engine.ttl.Housekeeping;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * UpdateTable: billing, throughput and table class, which are only kept in the books, deletion protection, global
 * indexes added or deleted, and the stream enabled or disabled.
 */
public final class UpdateTableOperation {
    private final Catalog catalog;
    private final TableDescriptions descriptions;
    private final TableStreams streams;
    private final Housekeeping housekeeping;
    private final InstantSource clock;

    public UpdateTableOperation(
            Catalog catalog,
            TableDescriptions descriptions,
            TableStreams streams,
            Housekeeping housekeeping,
            InstantSource clock) {
        this.catalog = catalog;
        this.descriptions = descriptions;
        this.streams = streams;
        this.housekeeping = housekeeping;
        this.clock = clock;
    }

    public TableDescription run(UpdateTableInput input) {
        String name = TableNames.required(input.tableName());
        UpdateTableShape.check(input);
        ExpressionParameters.refuse(input.unsupported());
        UpdateTableShape.checkTogether(input);
        Table table = catalog.namedTable(name);
        Batch batch = new Batch();
        Instant now = clock.instant();
        TableDefinition before = table.definition();
        TableDefinition changed = catalog.change(table, 2, id -> changed(table, input, id, now, batch), batch);
        streams.settle(before, changed, now);
        for (IndexDefinition index : changed.indexes()) {
            if (index.status() == IndexDefinition.Status.CREATING) {
                housekeeping.fillIndex(table, index.name());
            }
        }
        housekeeping.clearDropped();
        return descriptions.describe(table, "UPDATING");
    }

    private TableDefinition changed(Table table, UpdateTableInput input, int freshId, Instant now, Batch batch) {
        TableDefinition definition = table.definition();
        if (TableDescriptions.isUpdating(definition)) {
            throw new EngineException(
                    DynamoDbError.RESOURCE_IN_USE,
                    "Attempt to change a resource which is still in use: Table is being updated: " + table.name());
        }
        definition = withSettings(BillingChange.apply(definition, input, now), input, now);
        if (input.globalSecondaryIndexUpdates() != null) {
            for (GlobalIndexUpdate update : input.globalSecondaryIndexUpdates()) {
                if (update.create() != null) {
                    definition = created(definition, update.create(), input, freshId);
                }
                if (update.delete() != null) {
                    IndexDefinition index = existing(definition, update.delete());
                    batch.put(Catalog.droppedKey(index.id()), new byte[0]);
                    definition = withoutIndex(definition, index);
                }
            }
        }
        return streams.changed(definition, input.streamSpecification(), freshId + 1, now, batch);
    }

    private static TableDefinition withSettings(TableDefinition definition, UpdateTableInput input, Instant now) {
        TableSettings settings = definition.settings();
        if (input.tableClass() != null) {
            settings = settings.withTableClass(new TableClass(TableClass.Kind.valueOf(input.tableClass()), now));
        }
        if (input.deletionProtectionEnabled() != null) {
            settings = settings.withDeletionProtected(input.deletionProtectionEnabled());
        }
        return definition.withSettings(settings);
    }

    private static TableDefinition created(
            TableDefinition definition, IndexInput index, UpdateTableInput input, int id) {
        if (definition.index(Objects.requireNonNull(index.indexName())) != null) {
            throw EngineException.validation("Attempting to create an index which already exists");
        }
        List<AttributeDefinition> attributes = merged(definition.attributes(), input.attributeDefinitions());
        new TableDesignCheck(attributes).checkGlobal(index, definition.billing().isPayPerRequest());
        List<IndexDefinition> indexes = new ArrayList<>(definition.indexes());
        indexes.add(TableDefinitions.index(index, id, IndexDefinition.Scope.GLOBAL, definition.key(), attributes)
                .withStatus(IndexDefinition.Status.CREATING));
        return withUsedAttributes(definition.withIndexes(attributes, indexes));
    }

    private static IndexDefinition existing(TableDefinition definition, String indexName) {
        IndexDefinition index = definition.index(indexName);
        if (index == null || !index.isGlobal()) {
            throw new EngineException(DynamoDbError.RESOURCE_NOT_FOUND, "Requested resource not found");
        }
        return index;
    }

    private static TableDefinition withoutIndex(TableDefinition definition, IndexDefinition index) {
        return withUsedAttributes(definition.changing(index.name(), gone -> null));
    }

    /** Attributes that no key needs any longer are not defined any longer. */
    private static TableDefinition withUsedAttributes(TableDefinition definition) {
        List<AttributeDefinition> used = definition.attributes().stream()
                .filter(attribute -> isKey(definition, Objects.requireNonNull(attribute.attributeName())))
                .toList();
        return definition.withIndexes(used, definition.indexes());
    }

    private static boolean isKey(TableDefinition definition, String attribute) {
        return definition.key().has(attribute)
                || definition.indexes().stream().anyMatch(index -> index.key().has(attribute));
    }

    private static List<AttributeDefinition> merged(
            List<AttributeDefinition> defined, @Nullable List<AttributeDefinition> given) {
        List<AttributeDefinition> merged = new ArrayList<>(defined);
        Set<String> names = defined.stream()
                .map(attribute -> Objects.requireNonNull(attribute.attributeName()))
                .collect(Collectors.toSet());
        if (given != null) {
            for (AttributeDefinition attribute : given) {
                if (names.add(Objects.requireNonNull(attribute.attributeName()))) {
                    merged.add(attribute);
                }
            }
        }
        return merged;
    }
}
