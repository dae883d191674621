package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.operation.check.TableDesignCheck;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.operation.check.UpdateTableShape;
import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.request.GlobalIndexUpdate;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.SseSpecification;
import io.azulejo.engine.request.TableDescription;
import io.azulejo.engine.request.UpdateTableInput;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.ResourceNames;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TableClass;
import io.azulejo.engine.table.TableMetadata;
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
 * The UpdateTable operation: changes billing, throughput and table class, which are stored without effect; deletion
 * protection; global indexes; and the stream.
 */
public final class UpdateTableOperation {
    private final Catalog catalog;
    private final TableDescriptions descriptions;
    private final TableStreams streams;
    private final Housekeeping housekeeping;
    private final ResourceNames names;
    private final InstantSource clock;

    public UpdateTableOperation(
            Catalog catalog,
            TableDescriptions descriptions,
            TableStreams streams,
            Housekeeping housekeeping,
            ResourceNames names,
            InstantSource clock) {
        this.catalog = catalog;
        this.descriptions = descriptions;
        this.streams = streams;
        this.housekeeping = housekeeping;
        this.names = names;
        this.clock = clock;
    }

    public TableDescription run(UpdateTableInput input) {
        String name = TableNameCheck.required(input.tableName());
        UpdateTableShape.check(input);
        ExpressionParameters.reject(input.unsupported());
        UpdateTableShape.checkTogether(input);
        Table table = catalog.namedTable(name);
        Batch batch = new Batch();
        Instant now = clock.instant();
        TableMetadata before = table.definition();
        TableMetadata changed = catalog.change(table, 2, id -> changed(table, input, id, now, batch), batch);
        streams.publish(before, changed, now);
        for (SecondaryIndexDefinition index : changed.indexes()) {
            if (index.status() == SecondaryIndexDefinition.Status.CREATING) {
                housekeeping.fillIndex(table, index.name());
            }
        }
        housekeeping.clearDropped();
        return descriptions.describe(table, "UPDATING");
    }

    private TableMetadata changed(Table table, UpdateTableInput input, int freshId, Instant now, Batch batch) {
        TableMetadata definition = table.definition();
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
                    SecondaryIndexDefinition index = existing(definition, update.delete());
                    batch.put(Catalog.droppedKey(index.id()), new byte[0]);
                    definition = withoutIndex(definition, index);
                }
            }
        }
        return streams.changed(definition, input.streamSpecification(), freshId + 1, now, batch);
    }

    private TableMetadata withSettings(TableMetadata definition, UpdateTableInput input, Instant now) {
        TableSettings settings = definition.settings();
        if (input.tableClass() != null) {
            settings = settings.withTableClass(new TableClass(TableClass.Kind.valueOf(input.tableClass()), now));
        }
        if (input.deletionProtectionEnabled() != null) {
            settings = settings.withDeletionProtected(input.deletionProtectionEnabled());
        }
        if (input.sseSpecification() != null) {
            settings = settings.withKmsKeyArn(changedKey(settings.kmsKeyArn(), input.sseSpecification()));
        }
        return definition.withSettings(settings);
    }

    private @Nullable String changedKey(@Nullable String current, SseSpecification specification) {
        String key = names.kmsKey(specification);
        if (Objects.equals(current, key)) {
            throw EngineException.validation("One or more parameter values were invalid: "
                    + (key == null
                            ? "Table is already encrypted by default"
                            : "Table is already encrypted with given KMSMasterKeyId. Use KMSMasterKeyId parameter if"
                                    + " you want to change Master Key"));
        }
        return key;
    }

    private static TableMetadata created(TableMetadata definition, IndexInput index, UpdateTableInput input, int id) {
        if (definition.index(Objects.requireNonNull(index.indexName())) != null) {
            throw EngineException.validation("Attempting to create an index which already exists");
        }
        List<AttributeDefinition> attributes = merged(definition.attributes(), input.attributeDefinitions());
        new TableDesignCheck(attributes).checkGlobal(index, definition.billing().isPayPerRequest());
        List<SecondaryIndexDefinition> indexes = new ArrayList<>(definition.indexes());
        indexes.add(
                TableDefinitions.index(index, id, SecondaryIndexDefinition.Scope.GLOBAL, definition.key(), attributes)
                        .withStatus(SecondaryIndexDefinition.Status.CREATING));
        TableDesignCheck.checkProjected(indexes.stream()
                .mapToInt(each -> each.projection().nonKeyAttributes().size())
                .sum());
        return withUsedAttributes(definition.withIndexes(attributes, indexes));
    }

    private static SecondaryIndexDefinition existing(TableMetadata definition, String indexName) {
        SecondaryIndexDefinition index = definition.index(indexName);
        if (index == null || !index.isGlobal()) {
            throw new EngineException(DynamoDbError.RESOURCE_NOT_FOUND, "Requested resource not found");
        }
        return index;
    }

    private static TableMetadata withoutIndex(TableMetadata definition, SecondaryIndexDefinition index) {
        return withUsedAttributes(definition.changing(index.name(), gone -> null));
    }

    /** Removes the definitions of attributes that no key uses any more. */
    private static TableMetadata withUsedAttributes(TableMetadata definition) {
        List<AttributeDefinition> used = definition.attributes().stream()
                .filter(attribute -> isKey(definition, Objects.requireNonNull(attribute.attributeName())))
                .toList();
        return definition.withIndexes(used, definition.indexes());
    }

    private static boolean isKey(TableMetadata definition, String attribute) {
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
