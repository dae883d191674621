package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.BackupArnInput;
import io.azulejo.engine.request.BackupOutput;
import io.azulejo.engine.request.CreateBackupInput;
import io.azulejo.engine.request.IndexDescription;
import io.azulejo.engine.request.ListBackupsInput;
import io.azulejo.engine.request.ListBackupsOutput;
import io.azulejo.engine.request.ThroughputDescription;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Codec for CreateBackup, DescribeBackup, ListBackups and DeleteBackup. */
final class TableBackupsJson {
    private TableBackupsJson() {}

    static CreateBackupInput readCreate(JsonInput in) throws IOException {
        @Nullable String tableName = null;
        @Nullable String backupName = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TableName" -> tableName = in.string();
                case "BackupName" -> backupName = in.string();
                default -> in.skip();
            }
        }
        return new CreateBackupInput(tableName, backupName);
    }

    static BackupArnInput readArn(JsonInput in) throws IOException {
        @Nullable String arn = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "BackupArn" -> arn = in.string();
                default -> in.skip();
            }
        }
        return new BackupArnInput(arn);
    }

    static ListBackupsInput readList(JsonInput in) throws IOException {
        @Nullable String tableName = null;
        @Nullable Integer limit = null;
        @Nullable Instant lower = null;
        @Nullable Instant upper = null;
        @Nullable String start = null;
        @Nullable String type = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TableName" -> tableName = in.string();
                case "Limit" -> limit = in.integer();
                case "TimeRangeLowerBound" -> lower = in.instant();
                case "TimeRangeUpperBound" -> upper = in.instant();
                case "ExclusiveStartBackupArn" -> start = in.string();
                case "BackupType" -> type = in.string();
                default -> in.skip();
            }
        }
        return new ListBackupsInput(tableName, limit, lower, upper, start, type);
    }

    static void writeDetails(BackupOutput backup, JsonGenerator out) throws IOException {
        out.writeStartObject();
        writeBackupDetails(backup, out);
        out.writeEndObject();
    }

    private static void writeBackupDetails(BackupOutput backup, JsonGenerator out) throws IOException {
        out.writeObjectFieldStart("BackupDetails");
        writeCommon(backup, out);
        out.writeEndObject();
    }

    private static void writeCommon(BackupOutput backup, JsonGenerator out) throws IOException {
        out.writeStringField("BackupArn", backup.backupArn());
        out.writeStringField("BackupName", backup.backupName());
        out.writeNumberField("BackupSizeBytes", backup.sizeBytes());
        out.writeStringField("BackupStatus", backup.status());
        out.writeStringField("BackupType", "USER");
        TableDescriptionJson.writeInstant("BackupCreationDateTime", backup.created(), out);
    }

    static void writeDescription(BackupOutput backup, JsonGenerator out) throws IOException {
        BackupOutput.SourceTable source = backup.source();
        out.writeStartObject();
        out.writeObjectFieldStart("BackupDescription");
        writeBackupDetails(backup, out);
        out.writeObjectFieldStart("SourceTableDetails");
        out.writeStringField("TableName", source.tableName());
        out.writeStringField("TableId", source.tableId());
        out.writeStringField("TableArn", source.tableArn());
        out.writeNumberField("TableSizeBytes", backup.sizeBytes());
        TableDescriptionJson.writeKeySchema(source.keySchema(), out);
        TableDescriptionJson.writeInstant("TableCreationDateTime", source.created(), out);
        writeUnits(source.readCapacityUnits(), source.writeCapacityUnits(), out);
        TableDescriptionJson.writeOnDemand(source.onDemandThroughput(), out);
        out.writeNumberField("ItemCount", source.itemCount());
        out.writeStringField("BillingMode", source.billingMode());
        out.writeEndObject();
        writeFeatures(source, out);
        out.writeEndObject();
        out.writeEndObject();
    }

    private static void writeUnits(long read, long write, JsonGenerator out) throws IOException {
        out.writeObjectFieldStart("ProvisionedThroughput");
        out.writeNumberField("ReadCapacityUnits", read);
        out.writeNumberField("WriteCapacityUnits", write);
        out.writeEndObject();
    }

    private static void writeFeatures(BackupOutput.SourceTable source, JsonGenerator out) throws IOException {
        out.writeObjectFieldStart("SourceTableFeatureDetails");
        writeIndexes("LocalSecondaryIndexes", source.localSecondaryIndexes(), out);
        writeIndexes("GlobalSecondaryIndexes", source.globalSecondaryIndexes(), out);
        if (source.stream() != null) {
            out.writeObjectFieldStart("StreamDescription");
            out.writeBooleanField("StreamEnabled", true);
            out.writeStringField("StreamViewType", source.stream().streamViewType());
            out.writeEndObject();
        }
        if (source.timeToLiveAttribute() != null) {
            out.writeObjectFieldStart("TimeToLiveDescription");
            out.writeStringField("TimeToLiveStatus", "ENABLED");
            out.writeStringField("AttributeName", source.timeToLiveAttribute());
            out.writeEndObject();
        }
        TableDescriptionJson.writeSse(source.kmsKeyArn(), out);
        out.writeEndObject();
    }

    private static void writeIndexes(String field, List<IndexDescription> indexes, JsonGenerator out)
            throws IOException {
        if (indexes.isEmpty()) {
            return;
        }
        out.writeArrayFieldStart(field);
        for (IndexDescription index : indexes) {
            out.writeStartObject();
            out.writeStringField("IndexName", index.indexName());
            TableDescriptionJson.writeKeySchema(index.keySchema(), out);
            TableDescriptionJson.writeProjection(index.projection(), out);
            ThroughputDescription throughput = index.provisionedThroughput();
            if (throughput != null) {
                writeUnits(throughput.readCapacityUnits(), throughput.writeCapacityUnits(), out);
            }
            TableDescriptionJson.writeOnDemand(index.onDemandThroughput(), out);
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    static void write(ListBackupsOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeArrayFieldStart("BackupSummaries");
        for (BackupOutput backup : output.backups()) {
            out.writeStartObject();
            out.writeStringField("TableName", backup.source().tableName());
            out.writeStringField("TableId", backup.source().tableId());
            out.writeStringField("TableArn", backup.source().tableArn());
            writeCommon(backup, out);
            out.writeEndObject();
        }
        out.writeEndArray();
        if (output.lastEvaluatedBackupArn() != null) {
            out.writeStringField("LastEvaluatedBackupArn", output.lastEvaluatedBackupArn());
        }
        out.writeEndObject();
    }
}
