package io.azulejo.engine.sdk;

import io.azulejo.engine.request.IndexDescription;
import io.azulejo.engine.request.OnDemandThroughput;
import io.azulejo.engine.request.ProjectionInput;
import io.azulejo.engine.request.RestoreSummary;
import io.azulejo.engine.request.TableDescription;
import io.azulejo.engine.request.ThroughputDescription;
import io.azulejo.engine.request.WarmThroughput;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingModeSummary;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexWarmThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.SSEDescription;
import software.amazon.awssdk.services.dynamodb.model.SSEStatus;
import software.amazon.awssdk.services.dynamodb.model.SSEType;
import software.amazon.awssdk.services.dynamodb.model.StreamSpecification;
import software.amazon.awssdk.services.dynamodb.model.TableClassSummary;

/** Descriptions of tables in the SDK's types. */
final class SdkDescriptions {
    private static final String ACTIVE = "ACTIVE";

    private SdkDescriptions() {}

    static software.amazon.awssdk.services.dynamodb.model.TableDescription table(TableDescription table) {
        return software.amazon.awssdk.services.dynamodb.model.TableDescription.builder()
                .tableName(table.tableName())
                .tableStatus(table.tableStatus())
                .tableArn(table.tableArn())
                .tableId(table.tableId())
                .creationDateTime(table.creationDateTime())
                .attributeDefinitions(table.attributeDefinitions().stream()
                        .map(attribute -> AttributeDefinition.builder()
                                .attributeName(attribute.attributeName())
                                .attributeType(attribute.attributeType())
                                .build())
                        .toList())
                .keySchema(keySchema(table.keySchema()))
                .localSecondaryIndexes(
                        table.localSecondaryIndexes().isEmpty()
                                ? null
                                : table.localSecondaryIndexes().stream()
                                        .map(SdkDescriptions::local)
                                        .toList())
                .globalSecondaryIndexes(
                        table.globalSecondaryIndexes().isEmpty()
                                ? null
                                : table.globalSecondaryIndexes().stream()
                                        .map(SdkDescriptions::global)
                                        .toList())
                .billingModeSummary(billing(table))
                .provisionedThroughput(throughput(table.provisionedThroughput()))
                .tableSizeBytes(table.tableSizeBytes())
                .itemCount(table.itemCount())
                .streamSpecification(stream(table))
                .latestStreamLabel(table.latestStreamLabel())
                .latestStreamArn(table.latestStreamArn())
                .tableClassSummary(tableClass(table))
                .deletionProtectionEnabled(table.deletionProtectionEnabled())
                .sseDescription(sse(table.kmsKeyArn()))
                .onDemandThroughput(onDemand(table.onDemandThroughput()))
                .warmThroughput(
                        warm -> warm.readUnitsPerSecond(table.warmThroughput().readUnitsPerSecond())
                                .writeUnitsPerSecond(table.warmThroughput().writeUnitsPerSecond())
                                .status(ACTIVE))
                .restoreSummary(restore(table.restoreSummary()))
                .build();
    }

    static @Nullable SSEDescription sse(@Nullable String kmsKeyArn) {
        return kmsKeyArn == null
                ? null
                : SSEDescription.builder()
                        .status(SSEStatus.ENABLED)
                        .sseType(SSEType.KMS)
                        .kmsMasterKeyArn(kmsKeyArn)
                        .build();
    }

    static software.amazon.awssdk.services.dynamodb.model.@Nullable OnDemandThroughput onDemand(
            @Nullable OnDemandThroughput throughput) {
        return throughput == null
                ? null
                : software.amazon.awssdk.services.dynamodb.model.OnDemandThroughput.builder()
                        .maxReadRequestUnits(throughput.maxReadRequestUnits())
                        .maxWriteRequestUnits(throughput.maxWriteRequestUnits())
                        .build();
    }

    private static @Nullable GlobalSecondaryIndexWarmThroughputDescription warm(@Nullable WarmThroughput throughput) {
        return throughput == null
                ? null
                : GlobalSecondaryIndexWarmThroughputDescription.builder()
                        .readUnitsPerSecond(throughput.readUnitsPerSecond())
                        .writeUnitsPerSecond(throughput.writeUnitsPerSecond())
                        .status(ACTIVE)
                        .build();
    }

    private static software.amazon.awssdk.services.dynamodb.model.@Nullable RestoreSummary restore(
            @Nullable RestoreSummary restore) {
        return restore == null
                ? null
                : software.amazon.awssdk.services.dynamodb.model.RestoreSummary.builder()
                        .sourceBackupArn(restore.sourceBackupArn())
                        .sourceTableArn(restore.sourceTableArn())
                        .restoreDateTime(restore.restoreDateTime())
                        .restoreInProgress(true)
                        .build();
    }

    /** Returns the billing mode summary. DynamoDB omits it for tables that have always been provisioned. */
    private static @Nullable BillingModeSummary billing(TableDescription table) {
        return table.lastSwitchToPayPerRequest() == null
                ? null
                : BillingModeSummary.builder()
                        .billingMode(table.billingMode())
                        .lastUpdateToPayPerRequestDateTime(table.lastSwitchToPayPerRequest())
                        .build();
    }

    private static @Nullable StreamSpecification stream(TableDescription table) {
        return table.streamSpecification() == null
                ? null
                : StreamSpecification.builder()
                        .streamEnabled(table.streamSpecification().streamEnabled())
                        .streamViewType(table.streamSpecification().streamViewType())
                        .build();
    }

    private static @Nullable TableClassSummary tableClass(TableDescription table) {
        return table.tableClass() == null
                ? null
                : TableClassSummary.builder()
                        .tableClass(table.tableClass())
                        .lastUpdateDateTime(table.tableClassUpdated())
                        .build();
    }

    private static LocalSecondaryIndexDescription local(IndexDescription index) {
        return LocalSecondaryIndexDescription.builder()
                .indexName(index.indexName())
                .keySchema(keySchema(index.keySchema()))
                .projection(projection(index))
                .indexSizeBytes(index.indexSizeBytes())
                .itemCount(index.itemCount())
                .indexArn(index.indexArn())
                .build();
    }

    private static GlobalSecondaryIndexDescription global(IndexDescription index) {
        return GlobalSecondaryIndexDescription.builder()
                .indexName(index.indexName())
                .keySchema(keySchema(index.keySchema()))
                .projection(projection(index))
                .indexStatus(index.indexStatus())
                .backfilling(index.backfilling())
                .provisionedThroughput(throughput(index.provisionedThroughput()))
                .onDemandThroughput(onDemand(index.onDemandThroughput()))
                .warmThroughput(warm(index.warmThroughput()))
                .indexSizeBytes(index.indexSizeBytes())
                .itemCount(index.itemCount())
                .indexArn(index.indexArn())
                .build();
    }

    private static Projection projection(IndexDescription index) {
        return projection(index.projection());
    }

    static Projection projection(ProjectionInput projection) {
        return Projection.builder()
                .projectionType(projection.projectionType())
                .nonKeyAttributes(projection.nonKeyAttributes())
                .build();
    }

    static List<KeySchemaElement> keySchema(List<io.azulejo.engine.request.KeySchemaElement> elements) {
        return elements.stream()
                .map(element -> KeySchemaElement.builder()
                        .attributeName(element.attributeName())
                        .keyType(element.keyType())
                        .build())
                .toList();
    }

    private static @Nullable ProvisionedThroughputDescription throughput(@Nullable ThroughputDescription throughput) {
        return throughput == null
                ? null
                : ProvisionedThroughputDescription.builder()
                        .readCapacityUnits(throughput.readCapacityUnits())
                        .writeCapacityUnits(throughput.writeCapacityUnits())
                        .lastIncreaseDateTime(throughput.lastIncreaseDateTime())
                        .lastDecreaseDateTime(throughput.lastDecreaseDateTime())
                        .numberOfDecreasesToday(throughput.numberOfDecreasesToday())
                        .build();
    }
}
