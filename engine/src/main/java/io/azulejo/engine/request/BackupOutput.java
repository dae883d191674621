package io.azulejo.engine.request;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A backup as CreateBackup, DescribeBackup, ListBackups and DeleteBackup show it, each a part of it. */
public record BackupOutput(
        String backupArn, String backupName, long sizeBytes, String status, Instant created, SourceTable source) {
    /** The table as it was when it was backed up. Unlike on DynamoDB, the number of items is exact. */
    public record SourceTable(
            String tableName,
            String tableId,
            String tableArn,
            List<KeySchemaElement> keySchema,
            Instant created,
            long readCapacityUnits,
            long writeCapacityUnits,
            @Nullable OnDemandThroughput onDemandThroughput,
            long itemCount,
            String billingMode,
            List<IndexDescription> localSecondaryIndexes,
            List<IndexDescription> globalSecondaryIndexes,
            @Nullable StreamSpecification stream,
            @Nullable String timeToLiveAttribute,
            @Nullable String kmsKeyArn) {}
}
