package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.KeySchemaElement;
import io.azulejo.engine.request.OnDemandThroughput;
import io.azulejo.engine.request.ProjectionInput;
import io.azulejo.engine.request.RestoreOverrides;
import io.azulejo.engine.request.Throughput;
import io.azulejo.engine.table.Billing;
import io.azulejo.engine.table.Provision;
import io.azulejo.engine.table.ResourceNames;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.TableFill;
import io.azulejo.engine.table.TableMetadata;
import io.azulejo.engine.table.TableSettings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Definition of a restored table. As on DynamoDB it has the keys, indexes, billing and encryption of its source, unless
 * the request overrides them, and neither stream, time to live, tags, table class, protection nor recovery.
 */
final class RestoredTable {
    private final TableMetadata source;
    private final RestoreOverrides overrides;
    private final Billing.Mode mode;

    RestoredTable(TableMetadata source, RestoreOverrides overrides) {
        this.source = source;
        this.overrides = overrides;
        this.mode = overrides.billingMode() == null
                ? source.billing().mode()
                : Billing.Mode.valueOf(overrides.billingMode());
    }

    /** Checks the combination of overrides with the source. */
    void check() {
        boolean payPerRequest = mode == Billing.Mode.PAY_PER_REQUEST;
        boolean provisioned = overrides.provisionedThroughput() != null;
        if (provisioned && payPerRequest) {
            throw invalid(
                    overrides.billingMode() == null
                            ? "Cannot override ProvisionedThroughput unless BillingMode is PROVISIONED"
                            : "Cannot override ProvisionedThroughput if BillingMode is overridden to PAY_PER_REQUEST");
        }
        if (!provisioned && !payPerRequest && source.billing().isPayPerRequest()) {
            throw invalid("Must override ProvisionedThroughput if BillingMode is overridden to PROVISIONED");
        }
        OnDemandThroughput onDemand = overrides.onDemandThroughput();
        if (onDemand != null) {
            checkOnDemand("MaxReadRequestUnits", onDemand.maxReadRequestUnits(), payPerRequest);
            checkOnDemand("MaxWriteRequestUnits", onDemand.maxWriteRequestUnits(), payPerRequest);
        }
        indexes(1);
    }

    private static void checkOnDemand(String parameter, @Nullable Long units, boolean payPerRequest) {
        if (units != null && !payPerRequest) {
            throw invalid("Cannot override " + parameter
                    + " for OnDemandThroughput unless BillingModeOverride is PAY_PER_REQUEST");
        }
        if (units != null && units < 1 && units != -1) {
            throw invalid("Requested " + parameter + " for OnDemandThroughput is outside of valid range");
        }
    }

    /** Returns how many ids the table and its indexes need. */
    int ids() {
        return 1 + indexes(1).size();
    }

    TableMetadata definition(String name, int firstId, Instant now, TableFill fill, ResourceNames names) {
        List<SecondaryIndexDefinition> indexes = indexes(firstId + 1);
        boolean payPerRequest = mode == Billing.Mode.PAY_PER_REQUEST;
        return new TableMetadata(
                firstId,
                name,
                UUID.randomUUID().toString(),
                now,
                usedAttributes(indexes),
                source.key(),
                indexes,
                new Billing(mode, provision(), payPerRequest ? now : null),
                TableSettings.NONE
                        .withKmsKeyArn(
                                overrides.sseSpecification() == null
                                        ? source.settings().kmsKeyArn()
                                        : names.kmsKey(overrides.sseSpecification()))
                        .withFill(fill));
    }

    private Provision provision() {
        Provision own = source.billing().provision();
        if (mode == Billing.Mode.PAY_PER_REQUEST) {
            return Provision.NONE.withOnDemand(own.onDemand()).withOnDemand(overrides.onDemandThroughput());
        }
        return Provision.of(
                overrides.provisionedThroughput() == null
                        ? new Throughput(own.readUnits(), own.writeUnits())
                        : overrides.provisionedThroughput());
    }

    private List<AttributeDefinition> usedAttributes(List<SecondaryIndexDefinition> indexes) {
        Set<String> used = new HashSet<>();
        source.key().attributes().forEach(attribute -> used.add(attribute.name()));
        indexes.forEach(index -> index.key().attributes().forEach(attribute -> used.add(attribute.name())));
        return source.attributes().stream()
                .filter(attribute -> used.contains(attribute.attributeName()))
                .toList();
    }

    private List<SecondaryIndexDefinition> indexes(int firstId) {
        List<SecondaryIndexDefinition> indexes = new ArrayList<>();
        add(indexes, SecondaryIndexDefinition.Scope.LOCAL, overrides.localSecondaryIndexes(), firstId);
        add(
                indexes,
                SecondaryIndexDefinition.Scope.GLOBAL,
                overrides.globalSecondaryIndexes(),
                firstId + indexes.size());
        return List.copyOf(indexes);
    }

    private void add(
            List<SecondaryIndexDefinition> indexes,
            SecondaryIndexDefinition.Scope scope,
            @Nullable List<IndexInput> override,
            int firstId) {
        List<SecondaryIndexDefinition> own = source.indexes().stream()
                .filter(index -> index.scope() == scope)
                .toList();
        int id = firstId;
        if (override == null) {
            for (SecondaryIndexDefinition index : own) {
                indexes.add(restored(index, index.name(), id++, null));
            }
            return;
        }
        for (IndexInput index : override) {
            indexes.add(restored(matching(own, index), Objects.requireNonNull(index.indexName()), id++, index));
        }
    }

    /** Returns the index of the source that an override means. It may have another name, but nothing else. */
    private static SecondaryIndexDefinition matching(List<SecondaryIndexDefinition> own, IndexInput wanted) {
        for (SecondaryIndexDefinition index : own) {
            List<KeySchemaElement> key = TableDescriptions.keySchema(index.key());
            List<String> included = index.projection().nonKeyAttributes();
            ProjectionInput projection =
                    new ProjectionInput(index.projection().kind().name(), included.isEmpty() ? null : included);
            if (key.equals(wanted.keySchema()) && projection.equals(wanted.projection())) {
                return index;
            }
        }
        throw invalid("Index " + wanted.indexName() + " does not match a secondary index that existed in the source"
                + " table and cannot be created during the restore operation");
    }

    private SecondaryIndexDefinition restored(
            SecondaryIndexDefinition index, String name, int id, @Nullable IndexInput override) {
        Provision provision = Provision.NONE;
        if (index.isGlobal() && mode == Billing.Mode.PROVISIONED) {
            Throughput units = override == null ? null : override.provisionedThroughput();
            if (units == null && source.billing().isPayPerRequest()) {
                throw invalid("Must specify provisioned throughput for index " + name);
            }
            provision = Provision.of(
                    units == null
                            ? new Throughput(
                                    index.provision().readUnits(),
                                    index.provision().writeUnits())
                            : units);
        } else if (index.isGlobal()) {
            provision = provision
                    .withOnDemand(index.provision().onDemand())
                    .withOnDemand(override == null ? null : override.onDemandThroughput());
        }
        return new SecondaryIndexDefinition(
                id,
                name,
                index.scope(),
                index.key(),
                index.projection(),
                index.copied(),
                SecondaryIndexDefinition.Status.ACTIVE,
                provision);
    }

    private static EngineException invalid(String what) {
        return EngineException.validation("Invalid Request: " + what);
    }
}
