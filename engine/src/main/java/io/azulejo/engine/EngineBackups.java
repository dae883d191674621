package io.azulejo.engine;

import io.azulejo.engine.fault.Faults;
import io.azulejo.engine.operation.BackupOperations;
import io.azulejo.engine.operation.ContinuousBackupsOperations;
import io.azulejo.engine.operation.ExportOperations;
import io.azulejo.engine.operation.RestoreOperations;
import io.azulejo.engine.request.BackupArnInput;
import io.azulejo.engine.request.BackupOutput;
import io.azulejo.engine.request.CreateBackupInput;
import io.azulejo.engine.request.DescribeContinuousBackupsInput;
import io.azulejo.engine.request.DescribeContinuousBackupsOutput;
import io.azulejo.engine.request.ExportArnInput;
import io.azulejo.engine.request.ExportOutput;
import io.azulejo.engine.request.ExportTableInput;
import io.azulejo.engine.request.ListBackupsInput;
import io.azulejo.engine.request.ListBackupsOutput;
import io.azulejo.engine.request.ListExportsInput;
import io.azulejo.engine.request.ListExportsOutput;
import io.azulejo.engine.request.RestoreTableFromBackupInput;
import io.azulejo.engine.request.RestoreTableToPointInTimeInput;
import io.azulejo.engine.request.TableDescription;
import io.azulejo.engine.request.UpdateContinuousBackupsInput;

/** DynamoDB's operations on backups of tables and on the restoration of tables: a part of {@link Engine}. Thread-safe. */
public final class EngineBackups {
    private final Faults faults;
    private final ContinuousBackupsOperations continuousBackups;
    private final BackupOperations tableBackups;
    private final RestoreOperations restores;
    private final ExportOperations exports;

    EngineBackups(
            Faults faults,
            ContinuousBackupsOperations continuousBackups,
            BackupOperations tableBackups,
            RestoreOperations restores,
            ExportOperations exports) {
        this.faults = faults;
        this.continuousBackups = continuousBackups;
        this.tableBackups = tableBackups;
        this.restores = restores;
        this.exports = exports;
    }

    public ExportOutput exportTableToPointInTime(ExportTableInput input) {
        faults.beforeRequest("ExportTableToPointInTime");
        return exports.export(input);
    }

    public ExportOutput describeExport(ExportArnInput input) {
        faults.beforeRequest("DescribeExport");
        return exports.describe(input);
    }

    public ListExportsOutput listExports(ListExportsInput input) {
        faults.beforeRequest("ListExports");
        return exports.list(input);
    }

    public DescribeContinuousBackupsOutput describeContinuousBackups(DescribeContinuousBackupsInput input) {
        faults.beforeRequest("DescribeContinuousBackups");
        return continuousBackups.describe(input);
    }

    public DescribeContinuousBackupsOutput updateContinuousBackups(UpdateContinuousBackupsInput input) {
        faults.beforeRequest("UpdateContinuousBackups");
        return continuousBackups.update(input);
    }

    public BackupOutput createBackup(CreateBackupInput input) {
        faults.beforeRequest("CreateBackup");
        return tableBackups.create(input);
    }

    public BackupOutput describeBackup(BackupArnInput input) {
        faults.beforeRequest("DescribeBackup");
        return tableBackups.describe(input);
    }

    public ListBackupsOutput listBackups(ListBackupsInput input) {
        faults.beforeRequest("ListBackups");
        return tableBackups.list(input);
    }

    public BackupOutput deleteBackup(BackupArnInput input) {
        faults.beforeRequest("DeleteBackup");
        return tableBackups.delete(input);
    }

    public TableDescription restoreTableFromBackup(RestoreTableFromBackupInput input) {
        faults.beforeRequest("RestoreTableFromBackup");
        return restores.fromBackup(input);
    }

    public TableDescription restoreTableToPointInTime(RestoreTableToPointInTimeInput input) {
        faults.beforeRequest("RestoreTableToPointInTime");
        return restores.toPointInTime(input);
    }
}
