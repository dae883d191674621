package io.azulejo.engine.operation;

import io.azulejo.engine.operation.check.TagCheck;
import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.request.CreateTableInput;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.KeySchemaElement;
import io.azulejo.engine.request.ProjectionInput;
import io.azulejo.engine.table.Billing;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.KeySchemas;
import io.azulejo.engine.table.Projection;
import io.azulejo.engine.table.Provision;
import io.azulejo.engine.table.ResourceNames;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.TableClass;
import io.azulejo.engine.table.TableMetadata;
import io.azulejo.engine.table.TableSettings;
import io.azulejo.engine.table.TypedKeyAttribute;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Conversion of checked requests into table definitions. */
final class TableDefinitions {
    private TableDefinitions() {}

    /** Returns how many ids the table, its indexes and its stream need. The stream gets the last one. */
    static int ids(CreateTableInput input) {
        return 2 + size(input.localSecondaryIndexes()) + size(input.globalSecondaryIndexes());
    }

    private static int size(@Nullable List<IndexInput> indexes) {
        return indexes == null ? 0 : indexes.size();
    }

    static TableMetadata table(CreateTableInput input, String name, int firstId, Instant now, ResourceNames names) {
        List<AttributeDefinition> attributes = List.copyOf(Objects.requireNonNull(input.attributeDefinitions()));
        KeySchema key = key(Objects.requireNonNull(input.keySchema()), attributes);
        List<SecondaryIndexDefinition> indexes = new ArrayList<>();
        int id = firstId;
        if (input.localSecondaryIndexes() != null) {
            for (IndexInput index : input.localSecondaryIndexes()) {
                indexes.add(index(index, ++id, SecondaryIndexDefinition.Scope.LOCAL, key, attributes));
            }
        }
        if (input.globalSecondaryIndexes() != null) {
            for (IndexInput index : input.globalSecondaryIndexes()) {
                indexes.add(index(index, ++id, SecondaryIndexDefinition.Scope.GLOBAL, key, attributes));
            }
        }
        boolean payPerRequest = "PAY_PER_REQUEST".equals(input.billingMode());
        return new TableMetadata(
                firstId,
                name,
                UUID.randomUUID().toString(),
                now,
                attributes,
                key,
                List.copyOf(indexes),
                new Billing(
                        payPerRequest ? Billing.Mode.PAY_PER_REQUEST : Billing.Mode.PROVISIONED,
                        Provision.of(input.provisionedThroughput())
                                .withOnDemand(input.onDemandThroughput())
                                .withWarm(input.warmThroughput()),
                        payPerRequest ? now : null),
                TableSettings.NONE
                        .withTags(TagCheck.tags(input.tags()))
                        .withTableClass(
                                input.tableClass() == null
                                        ? null
                                        : new TableClass(TableClass.Kind.valueOf(input.tableClass()), null))
                        .withDeletionProtected(Boolean.TRUE.equals(input.deletionProtectionEnabled()))
                        .withKmsKeyArn(names.kmsKey(input.sseSpecification())));
    }

    static SecondaryIndexDefinition index(
            IndexInput input,
            int id,
            SecondaryIndexDefinition.Scope scope,
            KeySchema tableKey,
            List<AttributeDefinition> attributes) {
        KeySchema key = key(Objects.requireNonNull(input.keySchema()), attributes);
        ProjectionInput projection = Objects.requireNonNull(input.projection());
        List<String> others = projection.nonKeyAttributes() == null ? List.of() : projection.nonKeyAttributes();
        Set<String> copied = new LinkedHashSet<>();
        for (TypedKeyAttribute attribute : tableKey.attributes()) {
            copied.add(attribute.name());
        }
        for (TypedKeyAttribute attribute : key.attributes()) {
            copied.add(attribute.name());
        }
        copied.addAll(others);
        return new SecondaryIndexDefinition(
                id,
                Objects.requireNonNull(input.indexName()),
                scope,
                key,
                new Projection(
                        Projection.Kind.valueOf(Objects.requireNonNull(projection.projectionType())),
                        List.copyOf(others)),
                copied,
                SecondaryIndexDefinition.Status.ACTIVE,
                Provision.of(input.provisionedThroughput())
                        .withOnDemand(input.onDemandThroughput())
                        .withWarm(input.warmThroughput()));
    }

    private static KeySchema key(List<KeySchemaElement> elements, List<AttributeDefinition> attributes) {
        return KeySchemas.of(names(elements, "HASH"), names(elements, "RANGE"), attributes);
    }

    private static List<String> names(List<KeySchemaElement> elements, String keyType) {
        return elements.stream()
                .filter(element -> keyType.equals(element.keyType()))
                .map(element -> Objects.requireNonNull(element.attributeName()))
                .toList();
    }
}
