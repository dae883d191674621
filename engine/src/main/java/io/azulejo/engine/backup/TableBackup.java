package io.azulejo.engine.backup;

import io.azulejo.engine.table.TableMetadata;
import java.time.Instant;

/**
 * A backup of a table: its definition and a copy of its items at one moment. Immutable.
 *
 * @param label the last part of the ARN; in the order of creation
 * @param name the name that the caller gave, which need not be unique
 * @param items the number of items, exact as soon as the backup is available
 * @param bytes their size as DynamoDB counts it
 */
public record TableBackup(
        int id,
        String label,
        String name,
        Instant created,
        Status status,
        TableMetadata table,
        long items,
        long bytes) {
    /** DynamoDB's states of a backup, under their wire names. */
    public enum Status {
        CREATING,
        AVAILABLE,
        DELETED
    }

    TableBackup available(long itemCount, long byteCount) {
        return new TableBackup(id, label, name, created, Status.AVAILABLE, table, itemCount, byteCount);
    }

    public TableBackup deleted() {
        return new TableBackup(id, label, name, created, Status.DELETED, table, items, bytes);
    }
}
