package io.azulejo.engine.sdk;

import io.azulejo.engine.request.IndexDescription;
import io.azulejo.engine.request.TableDescription;
import io.azulejo.engine.request.ThroughputDescription;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingModeSummary;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputDescription;
import software.amazon.awssdk.services.dynamodb.model.StreamSpecification;
import software.amazon.awssdk.services.dynamodb.model.TableClassSummary;

/** Descriptions of tables in the SDK's types. */
final class SdkDescriptions {
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
                .indexSizeBytes(index.indexSizeBytes())
                .itemCount(index.itemCount())
                .indexArn(index.indexArn())
                .build();
    }

    private static Projection projection(IndexDescription index) {
        return Projection.builder()
                .projectionType(index.projection().projectionType())
                .nonKeyAttributes(index.projection().nonKeyAttributes())
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
