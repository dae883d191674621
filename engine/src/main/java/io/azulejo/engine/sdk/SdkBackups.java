package io.azulejo.engine.sdk;

import io.azulejo.engine.request.BackupOutput;
import io.azulejo.engine.request.IndexDescription;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.ListBackupsInput;
import io.azulejo.engine.request.ListBackupsOutput;
import io.azulejo.engine.request.RestoreOverrides;
import io.azulejo.engine.request.RestoreTableFromBackupInput;
import io.azulejo.engine.request.RestoreTableToPointInTimeInput;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.BackupDescription;
import software.amazon.awssdk.services.dynamodb.model.BackupDetails;
import software.amazon.awssdk.services.dynamodb.model.BackupSummary;
import software.amazon.awssdk.services.dynamodb.model.BackupType;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexInfo;
import software.amazon.awssdk.services.dynamodb.model.ListBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.ListBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexInfo;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughput;
import software.amazon.awssdk.services.dynamodb.model.RestoreTableFromBackupRequest;
import software.amazon.awssdk.services.dynamodb.model.RestoreTableToPointInTimeRequest;
import software.amazon.awssdk.services.dynamodb.model.SourceTableDetails;
import software.amazon.awssdk.services.dynamodb.model.SourceTableFeatureDetails;
import software.amazon.awssdk.services.dynamodb.model.StreamSpecification;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/** Adapter for requests and responses about backups. */
final class SdkBackups {
    private SdkBackups() {}

    static ListBackupsInput input(ListBackupsRequest request) {
        return new ListBackupsInput(
                request.tableName(),
                request.limit(),
                request.timeRangeLowerBound(),
                request.timeRangeUpperBound(),
                request.exclusiveStartBackupArn(),
                request.backupTypeAsString());
    }

    static RestoreTableFromBackupInput input(RestoreTableFromBackupRequest request) {
        return new RestoreTableFromBackupInput(
                request.targetTableName(),
                request.backupArn(),
                new RestoreOverrides(
                        request.billingModeOverrideAsString(),
                        request.hasGlobalSecondaryIndexOverride()
                                ? global(request.globalSecondaryIndexOverride())
                                : null,
                        request.hasLocalSecondaryIndexOverride() ? local(request.localSecondaryIndexOverride()) : null,
                        SdkTables.throughput(request.provisionedThroughputOverride()),
                        SdkTables.onDemand(request.onDemandThroughputOverride()),
                        SdkTables.sse(request.sseSpecificationOverride())),
                new UnsupportedParameters()
                        .add("VectorIndexOverride", request.hasVectorIndexOverride())
                        .names());
    }

    static RestoreTableToPointInTimeInput input(RestoreTableToPointInTimeRequest request) {
        return new RestoreTableToPointInTimeInput(
                request.sourceTableArn(),
                request.sourceTableName(),
                request.targetTableName(),
                request.useLatestRestorableTime(),
                request.restoreDateTime(),
                new RestoreOverrides(
                        request.billingModeOverrideAsString(),
                        request.hasGlobalSecondaryIndexOverride()
                                ? global(request.globalSecondaryIndexOverride())
                                : null,
                        request.hasLocalSecondaryIndexOverride() ? local(request.localSecondaryIndexOverride()) : null,
                        SdkTables.throughput(request.provisionedThroughputOverride()),
                        SdkTables.onDemand(request.onDemandThroughputOverride()),
                        SdkTables.sse(request.sseSpecificationOverride())),
                new UnsupportedParameters()
                        .add("VectorIndexOverride", request.hasVectorIndexOverride())
                        .names());
    }

    private static List<IndexInput> global(List<GlobalSecondaryIndex> indexes) {
        return indexes.stream().map(SdkTables::index).toList();
    }

    private static List<IndexInput> local(List<LocalSecondaryIndex> indexes) {
        return indexes.stream().map(SdkTables::index).toList();
    }

    static BackupDetails details(BackupOutput backup) {
        return BackupDetails.builder()
                .backupArn(backup.backupArn())
                .backupName(backup.backupName())
                .backupSizeBytes(backup.sizeBytes())
                .backupStatus(backup.status())
                .backupType(BackupType.USER)
                .backupCreationDateTime(backup.created())
                .build();
    }

    static BackupDescription description(BackupOutput backup) {
        BackupOutput.SourceTable source = backup.source();
        return BackupDescription.builder()
                .backupDetails(details(backup))
                .sourceTableDetails(SourceTableDetails.builder()
                        .tableName(source.tableName())
                        .tableId(source.tableId())
                        .tableArn(source.tableArn())
                        .tableSizeBytes(backup.sizeBytes())
                        .keySchema(SdkDescriptions.keySchema(source.keySchema()))
                        .tableCreationDateTime(source.created())
                        .provisionedThroughput(units(source.readCapacityUnits(), source.writeCapacityUnits()))
                        .onDemandThroughput(SdkDescriptions.onDemand(source.onDemandThroughput()))
                        .itemCount(source.itemCount())
                        .billingMode(source.billingMode())
                        .build())
                .sourceTableFeatureDetails(features(source))
                .build();
    }

    private static ProvisionedThroughput units(long read, long write) {
        return ProvisionedThroughput.builder()
                .readCapacityUnits(read)
                .writeCapacityUnits(write)
                .build();
    }

    private static SourceTableFeatureDetails features(BackupOutput.SourceTable source) {
        return SourceTableFeatureDetails.builder()
                .localSecondaryIndexes(
                        source.localSecondaryIndexes().isEmpty()
                                ? null
                                : source.localSecondaryIndexes().stream()
                                        .map(SdkBackups::local)
                                        .toList())
                .globalSecondaryIndexes(
                        source.globalSecondaryIndexes().isEmpty()
                                ? null
                                : source.globalSecondaryIndexes().stream()
                                        .map(SdkBackups::global)
                                        .toList())
                .streamDescription(
                        source.stream() == null
                                ? null
                                : StreamSpecification.builder()
                                        .streamEnabled(true)
                                        .streamViewType(source.stream().streamViewType())
                                        .build())
                .timeToLiveDescription(timeToLive(source.timeToLiveAttribute()))
                .sseDescription(SdkDescriptions.sse(source.kmsKeyArn()))
                .build();
    }

    private static @Nullable TimeToLiveDescription timeToLive(@Nullable String attribute) {
        return attribute == null
                ? null
                : TimeToLiveDescription.builder()
                        .timeToLiveStatus(TimeToLiveStatus.ENABLED)
                        .attributeName(attribute)
                        .build();
    }

    private static LocalSecondaryIndexInfo local(IndexDescription index) {
        return LocalSecondaryIndexInfo.builder()
                .indexName(index.indexName())
                .keySchema(SdkDescriptions.keySchema(index.keySchema()))
                .projection(SdkDescriptions.projection(index.projection()))
                .build();
    }

    private static GlobalSecondaryIndexInfo global(IndexDescription index) {
        var throughput = index.provisionedThroughput();
        return GlobalSecondaryIndexInfo.builder()
                .indexName(index.indexName())
                .keySchema(SdkDescriptions.keySchema(index.keySchema()))
                .projection(SdkDescriptions.projection(index.projection()))
                .provisionedThroughput(
                        throughput == null
                                ? null
                                : units(throughput.readCapacityUnits(), throughput.writeCapacityUnits()))
                .onDemandThroughput(SdkDescriptions.onDemand(index.onDemandThroughput()))
                .build();
    }

    static ListBackupsResponse response(ListBackupsOutput output) {
        return ListBackupsResponse.builder()
                .backupSummaries(
                        output.backups().stream().map(SdkBackups::summary).toList())
                .lastEvaluatedBackupArn(output.lastEvaluatedBackupArn())
                .build();
    }

    private static BackupSummary summary(BackupOutput backup) {
        return BackupSummary.builder()
                .tableName(backup.source().tableName())
                .tableId(backup.source().tableId())
                .tableArn(backup.source().tableArn())
                .backupArn(backup.backupArn())
                .backupName(backup.backupName())
                .backupCreationDateTime(backup.created())
                .backupStatus(backup.status())
                .backupType(BackupType.USER)
                .backupSizeBytes(backup.sizeBytes())
                .build();
    }
}
