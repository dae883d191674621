package io.azulejo.engine.sdk;

import io.azulejo.engine.EngineBackups;
import io.azulejo.engine.request.BackupArnInput;
import io.azulejo.engine.request.CreateBackupInput;
import io.azulejo.engine.request.DescribeContinuousBackupsInput;
import io.azulejo.engine.request.ExportArnInput;
import io.azulejo.engine.request.ListExportsInput;
import software.amazon.awssdk.services.dynamodb.model.CreateBackupRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateBackupResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteBackupRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteBackupResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeBackupRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeBackupResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeExportRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeExportResponse;
import software.amazon.awssdk.services.dynamodb.model.ExportTableToPointInTimeRequest;
import software.amazon.awssdk.services.dynamodb.model.ExportTableToPointInTimeResponse;
import software.amazon.awssdk.services.dynamodb.model.ListBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.ListBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.ListExportsRequest;
import software.amazon.awssdk.services.dynamodb.model.ListExportsResponse;
import software.amazon.awssdk.services.dynamodb.model.RestoreTableFromBackupRequest;
import software.amazon.awssdk.services.dynamodb.model.RestoreTableFromBackupResponse;
import software.amazon.awssdk.services.dynamodb.model.RestoreTableToPointInTimeRequest;
import software.amazon.awssdk.services.dynamodb.model.RestoreTableToPointInTimeResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateContinuousBackupsResponse;

/** The operations of {@link SdkClient} on backups and on the restoration of tables. */
abstract class SdkBackupClient extends UnsupportedOperations {
    private final EngineBackups backups;
    private final Retries retries;

    SdkBackupClient(EngineBackups backups, Retries retries) {
        this.backups = backups;
        this.retries = retries;
    }

    @Override
    public final DescribeContinuousBackupsResponse describeContinuousBackups(DescribeContinuousBackupsRequest request) {
        return retries.call(() -> DescribeContinuousBackupsResponse.builder()
                .continuousBackupsDescription(SdkAccount.description(
                        backups.describeContinuousBackups(new DescribeContinuousBackupsInput(request.tableName()))))
                .build());
    }

    @Override
    public final UpdateContinuousBackupsResponse updateContinuousBackups(UpdateContinuousBackupsRequest request) {
        return retries.call(() -> UpdateContinuousBackupsResponse.builder()
                .continuousBackupsDescription(
                        SdkAccount.description(backups.updateContinuousBackups(SdkAccount.input(request))))
                .build());
    }

    @Override
    public final ExportTableToPointInTimeResponse exportTableToPointInTime(ExportTableToPointInTimeRequest request) {
        return retries.call(() -> ExportTableToPointInTimeResponse.builder()
                .exportDescription(SdkExports.description(backups.exportTableToPointInTime(SdkExports.input(request))))
                .build());
    }

    @Override
    public final DescribeExportResponse describeExport(DescribeExportRequest request) {
        return retries.call(() -> DescribeExportResponse.builder()
                .exportDescription(
                        SdkExports.description(backups.describeExport(new ExportArnInput(request.exportArn()))))
                .build());
    }

    @Override
    public final ListExportsResponse listExports(ListExportsRequest request) {
        return retries.call(() -> SdkExports.response(backups.listExports(
                new ListExportsInput(request.tableArn(), request.maxResults(), request.nextToken()))));
    }

    @Override
    public final CreateBackupResponse createBackup(CreateBackupRequest request) {
        return retries.call(() -> CreateBackupResponse.builder()
                .backupDetails(SdkBackups.details(
                        backups.createBackup(new CreateBackupInput(request.tableName(), request.backupName()))))
                .build());
    }

    @Override
    public final DescribeBackupResponse describeBackup(DescribeBackupRequest request) {
        return retries.call(() -> DescribeBackupResponse.builder()
                .backupDescription(
                        SdkBackups.description(backups.describeBackup(new BackupArnInput(request.backupArn()))))
                .build());
    }

    @Override
    public final ListBackupsResponse listBackups(ListBackupsRequest request) {
        return retries.call(() -> SdkBackups.response(backups.listBackups(SdkBackups.input(request))));
    }

    @Override
    public final DeleteBackupResponse deleteBackup(DeleteBackupRequest request) {
        return retries.call(() -> DeleteBackupResponse.builder()
                .backupDescription(
                        SdkBackups.description(backups.deleteBackup(new BackupArnInput(request.backupArn()))))
                .build());
    }

    @Override
    public final RestoreTableFromBackupResponse restoreTableFromBackup(RestoreTableFromBackupRequest request) {
        return retries.call(() -> RestoreTableFromBackupResponse.builder()
                .tableDescription(SdkDescriptions.table(backups.restoreTableFromBackup(SdkBackups.input(request))))
                .build());
    }

    @Override
    public final RestoreTableToPointInTimeResponse restoreTableToPointInTime(RestoreTableToPointInTimeRequest request) {
        return retries.call(() -> RestoreTableToPointInTimeResponse.builder()
                .tableDescription(SdkDescriptions.table(backups.restoreTableToPointInTime(SdkBackups.input(request))))
                .build());
    }
}
