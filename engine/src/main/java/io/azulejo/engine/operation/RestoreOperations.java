package io.azulejo.engine.operation;

import io.azulejo.engine.backup.ChangeHistory;
import io.azulejo.engine.backup.TableBackup;
import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.ExpressionParameters;
import io.azulejo.engine.operation.check.SseShape;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.operation.check.TableShape;
import io.azulejo.engine.request.RestoreOverrides;
import io.azulejo.engine.request.RestoreTableFromBackupInput;
import io.azulejo.engine.request.RestoreTableToPointInTimeInput;
import io.azulejo.engine.request.TableDescription;
import io.azulejo.engine.store.Batch;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.PointInTimeRecovery;
import io.azulejo.engine.table.ResourceNames;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TableFill;
import io.azulejo.engine.table.TableMetadata;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Objects;

/**
 * The RestoreTableFromBackup and RestoreTableToPointInTime operations. The new table is CREATING until it has all its
 * items.
 */
public final class RestoreOperations {
    private final Catalog catalog;
    private final BackupOperations backups;
    private final TableFiller filler;
    private final ChangeHistory history;
    private final TableDescriptions descriptions;
    private final ResourceNames names;
    private final InstantSource clock;

    public RestoreOperations(
            Catalog catalog,
            BackupOperations backups,
            TableFiller filler,
            ChangeHistory history,
            TableDescriptions descriptions,
            ResourceNames names,
            InstantSource clock) {
        this.catalog = catalog;
        this.backups = backups;
        this.filler = filler;
        this.history = history;
        this.descriptions = descriptions;
        this.names = names;
        this.clock = clock;
    }

    public TableDescription fromBackup(RestoreTableFromBackupInput input) {
        Constraints constraints = new Constraints();
        TableNameCheck.constraints(constraints, "targetTableName", input.targetTableName());
        checkShape(constraints.notNull("backupArn", input.backupArn()), input.overrides());
        ExpressionParameters.reject(input.unsupported());
        String target = Objects.requireNonNull(input.targetTableName());
        TableBackup backup = backups.backup(input.backupArn());
        String arn = backups.arn(backup);
        if (backup.status() == TableBackup.Status.CREATING) {
            throw new EngineException(DynamoDbError.BACKUP_IN_USE, "Backup is being created: " + arn);
        }
        RestoredTable restored = restored(backup.table(), input.overrides());
        checkTarget(target);
        TableFill fill = new TableFill(
                TableFill.Kind.BACKUP,
                backup.id(),
                arn,
                names.table(backup.table().name()),
                backup.created());
        // Checked with the catalog locked, so that the backup cannot be deleted in between.
        return create(target, restored, fill, () -> {
            if (catalog.isSource(backup.id())) {
                throw new EngineException(
                        DynamoDbError.BACKUP_IN_USE, "Backup is being used to restore another table: " + arn);
            }
            backups.backup(arn);
        });
    }

    public TableDescription toPointInTime(RestoreTableToPointInTimeInput input) {
        Constraints constraints = new Constraints();
        TableNameCheck.constraints(constraints, "targetTableName", input.targetTableName());
        checkShape(constraints, input.overrides());
        ExpressionParameters.reject(input.unsupported());
        String source = source(input);
        boolean latest = Boolean.TRUE.equals(input.useLatestRestorableTime());
        if (latest && input.restoreDateTime() != null) {
            throw EngineException.validation("Invalid Request: Both RestoreDateTime and UseLatestRestorableTime cannot"
                    + " be set for point-in-time restore request. Please set only one of them");
        }
        if (!latest && input.restoreDateTime() == null) {
            throw EngineException.validation("Invalid Request: Either one of RestoreDateTime or"
                    + " UseLatestRestorableTime must be specified, but not both");
        }
        Table table = catalog.find(source);
        if (table == null) {
            throw new EngineException(DynamoDbError.TABLE_NOT_FOUND, "Table not found: " + source);
        }
        TableMetadata definition = table.definition();
        Instant time = time(definition, input);
        RestoredTable restored = restored(definition, input.overrides());
        String target = Objects.requireNonNull(input.targetTableName());
        checkTarget(target);
        TableFill fill =
                new TableFill(TableFill.Kind.POINT_IN_TIME, table.id(), names.table(source), names.table(source), time);
        return create(target, restored, fill, () -> {
            if (table.isDropped() || table.definition().settings().recovery() == null) {
                throw unavailable(source);
            }
        });
    }

    private static String source(RestoreTableToPointInTimeInput input) {
        if (input.sourceTableArn() != null && input.sourceTableName() != null) {
            throw EngineException.validation(
                    "Invalid Request: Must provide exactly one of: sourceTableArn, sourceTableName");
        }
        if (input.sourceTableArn() != null) {
            String name = ResourceNames.tableName(input.sourceTableArn());
            if (name == null) {
                throw EngineException.validation("Invalid Request: sourceTableArn is not a valid ARN");
            }
            return name;
        }
        return TableNameCheck.required(input.sourceTableName());
    }

    private Instant time(TableMetadata table, RestoreTableToPointInTimeInput input) {
        PointInTimeRecovery recovery = table.settings().recovery();
        if (recovery == null) {
            throw unavailable(table.name());
        }
        Instant now = history.latest();
        if (input.restoreDateTime() == null) {
            return now;
        }
        Instant time = input.restoreDateTime().truncatedTo(ChronoUnit.MILLIS);
        Instant earliest = recovery.earliest(now);
        if (time.isBefore(earliest) || time.isAfter(now)) {
            throw new EngineException(
                    DynamoDbError.INVALID_RESTORE_TIME,
                    "RestoreDateTime '" + time + "' must be within EarliestRestorableDateTime '" + earliest
                            + "' and LatestRestorableDateTime '" + now + "'");
        }
        return time;
    }

    private static EngineException unavailable(String table) {
        return new EngineException(
                DynamoDbError.POINT_IN_TIME_RECOVERY_UNAVAILABLE,
                "Point in time recovery is not enabled for table '" + table + "'");
    }

    private static RestoredTable restored(TableMetadata source, RestoreOverrides overrides) {
        RestoredTable restored = new RestoredTable(source, overrides);
        restored.check();
        return restored;
    }

    private void checkTarget(String target) {
        Table filling = catalog.findFilling(target);
        if (filling != null) {
            TableFill fill = filling.definition().settings().fill();
            throw new EngineException(
                    DynamoDbError.TABLE_IN_USE,
                    "Table: " + target + " is already being restored from backup: " + (fill == null ? "" : fill.arn()));
        }
        if (catalog.find(target) != null) {
            throw new EngineException(DynamoDbError.TABLE_ALREADY_EXISTS, "Table already exists: " + target);
        }
    }

    private TableDescription create(String target, RestoredTable restored, TableFill fill, Runnable check) {
        Table table = catalog.create(
                target,
                restored.ids(),
                firstId -> {
                    check.run();
                    return restored.definition(target, firstId, now(), fill, names);
                },
                new Batch());
        TableDescription description = descriptions.describe(table, "CREATING");
        filler.begin(table);
        return description;
    }

    private static void checkShape(Constraints constraints, RestoreOverrides overrides) {
        constraints.choice("billingModeOverride", EnumParameter.BILLING_MODE, overrides.billingMode());
        TableShape.globalIndexes(constraints, "globalSecondaryIndexOverride", overrides.globalSecondaryIndexes());
        TableShape.localIndexes(constraints, "localSecondaryIndexOverride", overrides.localSecondaryIndexes());
        TableShape.throughput(constraints, "provisionedThroughputOverride", overrides.provisionedThroughput());
        if (overrides.sseSpecification() != null) {
            constraints.choice(
                    "sSESpecificationOverride.sSEType",
                    EnumParameter.SSE_TYPE,
                    overrides.sseSpecification().sseType());
        }
        constraints.check();
        SseShape.together(overrides.sseSpecification());
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }
}
