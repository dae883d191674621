package io.azulejo.engine.operation;

import io.azulejo.engine.backup.TableBackup;
import io.azulejo.engine.backup.TableBackups;
import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.Constraints;
import io.azulejo.engine.operation.check.EnumParameter;
import io.azulejo.engine.operation.check.TableNameCheck;
import io.azulejo.engine.request.BackupArnInput;
import io.azulejo.engine.request.BackupOutput;
import io.azulejo.engine.request.CreateBackupInput;
import io.azulejo.engine.request.IndexDescription;
import io.azulejo.engine.request.ListBackupsInput;
import io.azulejo.engine.request.ListBackupsOutput;
import io.azulejo.engine.request.ProjectionInput;
import io.azulejo.engine.request.StreamSpecification;
import io.azulejo.engine.table.Catalog;
import io.azulejo.engine.table.Provision;
import io.azulejo.engine.table.ResourceNames;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.Table;
import io.azulejo.engine.table.TableMetadata;
import io.azulejo.engine.table.TableSettings;
import io.azulejo.engine.table.TableStream;
import io.azulejo.engine.table.TimeToLive;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The CreateBackup, DescribeBackup, ListBackups and DeleteBackup operations. Backups outlive their tables. */
public final class BackupOperations {
    private static final int MAX_LISTED = 100;

    private final Catalog catalog;
    private final TableBackups backups;
    private final ResourceNames names;
    private final InstantSource clock;

    public BackupOperations(Catalog catalog, TableBackups backups, ResourceNames names, InstantSource clock) {
        this.catalog = catalog;
        this.backups = backups;
        this.names = names;
        this.clock = clock;
    }

    public BackupOutput create(CreateBackupInput input) {
        String tableName = TableNameCheck.required(input.tableName());
        Constraints constraints = new Constraints();
        TableNameCheck.constraints(constraints, "backupName", input.backupName());
        constraints.check();
        Table table = catalog.find(tableName);
        if (table == null) {
            throw new EngineException(DynamoDbError.TABLE_NOT_FOUND, "Table not found: " + tableName);
        }
        Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
        return output(backups.create(table, Objects.requireNonNull(input.backupName()), now));
    }

    public BackupOutput describe(BackupArnInput input) {
        return output(backup(input.backupArn()));
    }

    public BackupOutput delete(BackupArnInput input) {
        TableBackup backup = backup(input.backupArn());
        if (backup.status() == TableBackup.Status.CREATING) {
            throw new EngineException(DynamoDbError.BACKUP_IN_USE, "Backup is being created: " + input.backupArn());
        }
        // No restore may begin between the check and the deletion.
        catalog.exclusively(() -> {
            if (catalog.isSource(backup.id())) {
                throw new EngineException(
                        DynamoDbError.BACKUP_IN_USE, "Backup is being used to restore table: " + input.backupArn());
            }
            backups.delete(backup);
        });
        return output(backup.deleted());
    }

    /** Returns the backup with an ARN. As on DynamoDB, the region does not count. */
    TableBackup backup(@Nullable String arn) {
        new Constraints().notNull("backupArn", arn).check();
        TableBackup backup = backups.find(label(Objects.requireNonNull(arn)));
        if (backup == null || !arn.contains(":table/" + backup.table().name() + "/")) {
            throw new EngineException(DynamoDbError.BACKUP_NOT_FOUND, "Backup not found: " + arn);
        }
        return backup;
    }

    private static String label(String arn) {
        String label = ResourceNames.backupLabel(arn);
        if (label == null) {
            throw EngineException.validation("Invalid Backup ARN");
        }
        return label;
    }

    public ListBackupsOutput list(ListBackupsInput input) {
        checkShape(input);
        int limit = input.limit() == null ? MAX_LISTED : input.limit();
        String start = input.exclusiveStartBackupArn() == null ? null : label(input.exclusiveStartBackupArn());
        List<BackupOutput> listed = new ArrayList<>();
        for (TableBackup backup : backups.after(start)) {
            if (isWanted(backup, input)) {
                if (listed.size() == limit) {
                    return new ListBackupsOutput(listed, listed.getLast().backupArn());
                }
                listed.add(output(backup));
            }
        }
        return new ListBackupsOutput(listed, null);
    }

    private static boolean isWanted(TableBackup backup, ListBackupsInput input) {
        String type = Objects.requireNonNullElse(input.backupType(), "USER");
        boolean typed = type.equals("USER") || type.equals("ALL");
        boolean named =
                input.tableName() == null || backup.table().name().equals(TableNameCheck.resolve(input.tableName()));
        boolean late = input.timeRangeLowerBound() == null || !backup.created().isBefore(input.timeRangeLowerBound());
        boolean early = input.timeRangeUpperBound() == null || backup.created().isBefore(input.timeRangeUpperBound());
        return typed && named && late && early;
    }

    private static void checkShape(ListBackupsInput input) {
        if (input.tableName() != null) {
            TableNameCheck.required(input.tableName());
        }
        Long limit = input.limit() == null ? null : input.limit().longValue();
        new Constraints()
                .atLeast("limit", limit, 1)
                .atMost("limit", limit, MAX_LISTED)
                .choice(EnumParameter.BACKUP_TYPE, input.backupType())
                .check();
        if (input.timeRangeLowerBound() != null
                && input.timeRangeUpperBound() != null
                && input.timeRangeLowerBound().isAfter(input.timeRangeUpperBound())) {
            throw EngineException.validation("One or more parameter values were invalid: Time range lower bound must be"
                    + " less than or equal to upper bound");
        }
    }

    private BackupOutput output(TableBackup backup) {
        return new BackupOutput(
                arn(backup),
                backup.name(),
                backup.bytes(),
                backup.status().name(),
                backup.created(),
                source(backup.table(), backup.items()));
    }

    String arn(TableBackup backup) {
        return names.backup(backup.table().name(), backup.label());
    }

    private BackupOutput.SourceTable source(TableMetadata table, long items) {
        TableSettings settings = table.settings();
        TableStream stream = settings.stream();
        TimeToLive timeToLive = settings.timeToLive();
        Provision provision = table.billing().provision();
        return new BackupOutput.SourceTable(
                table.name(),
                table.uuid(),
                names.table(table.name()),
                TableDescriptions.keySchema(table.key()),
                table.created(),
                provision.readUnits(),
                provision.writeUnits(),
                provision.onDemand(),
                items,
                table.billing().mode().name(),
                indexes(table, SecondaryIndexDefinition.Scope.LOCAL),
                indexes(table, SecondaryIndexDefinition.Scope.GLOBAL),
                stream == null || !stream.enabled()
                        ? null
                        : new StreamSpecification(true, stream.view().name()),
                timeToLive == null || timeToLive.status() == TimeToLive.Status.DISABLING
                        ? null
                        : timeToLive.attribute(),
                settings.kmsKeyArn());
    }

    private List<IndexDescription> indexes(TableMetadata table, SecondaryIndexDefinition.Scope scope) {
        List<IndexDescription> indexes = new ArrayList<>();
        for (SecondaryIndexDefinition index : table.indexes()) {
            if (index.scope() == scope) {
                List<String> included = index.projection().nonKeyAttributes();
                indexes.add(new IndexDescription(
                        index.name(),
                        TableDescriptions.keySchema(index.key()),
                        new ProjectionInput(index.projection().kind().name(), included.isEmpty() ? null : included),
                        null,
                        null,
                        index.isGlobal() ? index.provision().describe(clock.instant()) : null,
                        index.provision().onDemand(),
                        null,
                        0,
                        0,
                        names.index(table.name(), index.name())));
            }
        }
        return indexes;
    }
}
