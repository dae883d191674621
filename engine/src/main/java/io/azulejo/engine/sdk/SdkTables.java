package io.azulejo.engine.sdk;

import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.request.CreateTableInput;
import io.azulejo.engine.request.GlobalIndexUpdate;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.KeySchemaElement;
import io.azulejo.engine.request.OnDemandThroughput;
import io.azulejo.engine.request.ProjectionInput;
import io.azulejo.engine.request.SseSpecification;
import io.azulejo.engine.request.StreamSpecification;
import io.azulejo.engine.request.Throughput;
import io.azulejo.engine.request.UpdateTableInput;
import io.azulejo.engine.request.UpdateTimeToLiveInput;
import io.azulejo.engine.request.WarmThroughput;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.CreateGlobalSecondaryIndexAction;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;
import software.amazon.awssdk.services.dynamodb.model.UpdateGlobalSecondaryIndexAction;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;

/** Adapter for table requests from the SDK to the engine. */
final class SdkTables {
    private SdkTables() {}

    static CreateTableInput input(CreateTableRequest request) {
        UnsupportedParameters unsupported = new UnsupportedParameters()
                .add("ResourcePolicy", request.resourcePolicy() != null)
                .add("GlobalTableSourceArn", request.globalTableSourceArn() != null)
                .add("GlobalTableSettingsReplicationMode", request.globalTableSettingsReplicationModeAsString() != null)
                .add("VectorIndexes", request.hasVectorIndexes());
        return new CreateTableInput(
                request.tableName(),
                request.hasAttributeDefinitions() ? attributes(request.attributeDefinitions()) : null,
                request.hasKeySchema() ? keySchema(request.keySchema()) : null,
                request.hasLocalSecondaryIndexes()
                        ? request.localSecondaryIndexes().stream()
                                .map(SdkTables::index)
                                .toList()
                        : null,
                request.hasGlobalSecondaryIndexes()
                        ? request.globalSecondaryIndexes().stream()
                                .map(SdkTables::index)
                                .toList()
                        : null,
                request.billingModeAsString(),
                throughput(request.provisionedThroughput()),
                stream(request.streamSpecification()),
                request.hasTags() ? SdkTags.tags(request.tags()) : null,
                request.tableClassAsString(),
                request.deletionProtectionEnabled(),
                sse(request.sseSpecification()),
                onDemand(request.onDemandThroughput()),
                warm(request.warmThroughput()),
                unsupported.names());
    }

    static UpdateTableInput input(UpdateTableRequest request) {
        UnsupportedParameters unsupported = new UnsupportedParameters()
                .add("ReplicaUpdates", request.hasReplicaUpdates())
                .add("MultiRegionConsistency", request.multiRegionConsistencyAsString() != null)
                .add("GlobalTableWitnessUpdates", request.hasGlobalTableWitnessUpdates())
                .add("GlobalTableSettingsReplicationMode", request.globalTableSettingsReplicationModeAsString() != null)
                .add("VectorIndexUpdates", request.hasVectorIndexUpdates());
        return new UpdateTableInput(
                request.tableName(),
                request.hasAttributeDefinitions() ? attributes(request.attributeDefinitions()) : null,
                request.billingModeAsString(),
                throughput(request.provisionedThroughput()),
                request.hasGlobalSecondaryIndexUpdates()
                        ? request.globalSecondaryIndexUpdates().stream()
                                .map(SdkTables::update)
                                .toList()
                        : null,
                stream(request.streamSpecification()),
                request.tableClassAsString(),
                request.deletionProtectionEnabled(),
                sse(request.sseSpecification()),
                onDemand(request.onDemandThroughput()),
                warm(request.warmThroughput()),
                unsupported.names());
    }

    static UpdateTimeToLiveInput input(UpdateTimeToLiveRequest request) {
        var specification = request.timeToLiveSpecification();
        return new UpdateTimeToLiveInput(
                request.tableName(),
                specification != null,
                specification == null ? null : specification.enabled(),
                specification == null ? null : specification.attributeName());
    }

    private static @Nullable StreamSpecification stream(
            software.amazon.awssdk.services.dynamodb.model.@Nullable StreamSpecification stream) {
        return stream == null ? null : new StreamSpecification(stream.streamEnabled(), stream.streamViewTypeAsString());
    }

    static @Nullable SseSpecification sse(
            software.amazon.awssdk.services.dynamodb.model.@Nullable SSESpecification specification) {
        return specification == null
                ? null
                : new SseSpecification(
                        specification.enabled(), specification.sseTypeAsString(), specification.kmsMasterKeyId());
    }

    static @Nullable OnDemandThroughput onDemand(
            software.amazon.awssdk.services.dynamodb.model.@Nullable OnDemandThroughput throughput) {
        return throughput == null
                ? null
                : new OnDemandThroughput(throughput.maxReadRequestUnits(), throughput.maxWriteRequestUnits());
    }

    private static @Nullable WarmThroughput warm(
            software.amazon.awssdk.services.dynamodb.model.@Nullable WarmThroughput throughput) {
        return throughput == null
                ? null
                : new WarmThroughput(throughput.readUnitsPerSecond(), throughput.writeUnitsPerSecond());
    }

    private static GlobalIndexUpdate update(GlobalSecondaryIndexUpdate update) {
        CreateGlobalSecondaryIndexAction create = update.create();
        UpdateGlobalSecondaryIndexAction change = update.update();
        return new GlobalIndexUpdate(
                create == null
                        ? null
                        : new IndexInput(
                                create.indexName(),
                                create.hasKeySchema() ? keySchema(create.keySchema()) : null,
                                projection(create.projection()),
                                throughput(create.provisionedThroughput()),
                                onDemand(create.onDemandThroughput()),
                                warm(create.warmThroughput())),
                change == null
                        ? null
                        : new IndexInput(
                                change.indexName(),
                                null,
                                null,
                                throughput(change.provisionedThroughput()),
                                onDemand(change.onDemandThroughput()),
                                warm(change.warmThroughput())),
                update.delete() == null ? null : update.delete().indexName());
    }

    static List<AttributeDefinition> attributes(
            List<software.amazon.awssdk.services.dynamodb.model.AttributeDefinition> attributes) {
        return attributes.stream()
                .map(attribute -> new AttributeDefinition(attribute.attributeName(), attribute.attributeTypeAsString()))
                .toList();
    }

    static List<KeySchemaElement> keySchema(
            List<software.amazon.awssdk.services.dynamodb.model.KeySchemaElement> elements) {
        return elements.stream()
                .map(element -> new KeySchemaElement(element.attributeName(), element.keyTypeAsString()))
                .toList();
    }

    static IndexInput index(LocalSecondaryIndex index) {
        return new IndexInput(
                index.indexName(),
                index.hasKeySchema() ? keySchema(index.keySchema()) : null,
                projection(index.projection()),
                null,
                null,
                null);
    }

    static IndexInput index(GlobalSecondaryIndex index) {
        return new IndexInput(
                index.indexName(),
                index.hasKeySchema() ? keySchema(index.keySchema()) : null,
                projection(index.projection()),
                throughput(index.provisionedThroughput()),
                onDemand(index.onDemandThroughput()),
                warm(index.warmThroughput()));
    }

    private static @Nullable ProjectionInput projection(@Nullable Projection projection) {
        return projection == null
                ? null
                : new ProjectionInput(
                        projection.projectionTypeAsString(),
                        projection.hasNonKeyAttributes() ? projection.nonKeyAttributes() : null);
    }

    static @Nullable Throughput throughput(@Nullable ProvisionedThroughput throughput) {
        return throughput == null
                ? null
                : new Throughput(throughput.readCapacityUnits(), throughput.writeCapacityUnits());
    }
}
