package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.request.IndexDescription;
import io.azulejo.engine.request.KeySchemaElement;
import io.azulejo.engine.request.OnDemandThroughput;
import io.azulejo.engine.request.ProjectionInput;
import io.azulejo.engine.request.RestoreSummary;
import io.azulejo.engine.request.StreamSpecification;
import io.azulejo.engine.request.TableDescription;
import io.azulejo.engine.request.ThroughputDescription;
import io.azulejo.engine.request.WarmThroughput;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writer of a table's description. */
final class TableDescriptionJson {
    private static final String PROVISIONED = "PROVISIONED";

    private TableDescriptionJson() {}

    /** Writes a DescribeTable response. */
    static void writeTable(TableDescription table, JsonGenerator out) throws IOException {
        write("Table", table, out);
    }

    /** Writes the response of the operations that change tables. */
    static void writeDescription(TableDescription table, JsonGenerator out) throws IOException {
        write("TableDescription", table, out);
    }

    private static void write(String field, TableDescription table, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeFieldName(field);
        writeStructure(table, out);
        out.writeEndObject();
    }

    private static void writeStructure(TableDescription table, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeArrayFieldStart("AttributeDefinitions");
        for (AttributeDefinition definition : table.attributeDefinitions()) {
            out.writeStartObject();
            out.writeStringField("AttributeName", definition.attributeName());
            out.writeStringField("AttributeType", definition.attributeType());
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeStringField("TableName", table.tableName());
        writeKeySchema(table.keySchema(), out);
        out.writeStringField("TableStatus", table.tableStatus());
        writeInstant("CreationDateTime", table.creationDateTime(), out);
        writeThroughput(table.provisionedThroughput(), out);
        out.writeNumberField("TableSizeBytes", table.tableSizeBytes());
        out.writeNumberField("ItemCount", table.itemCount());
        out.writeStringField("TableArn", table.tableArn());
        out.writeStringField("TableId", table.tableId());
        writeBillingMode(table, out);
        writeIndexes("LocalSecondaryIndexes", table.localSecondaryIndexes(), out);
        writeIndexes("GlobalSecondaryIndexes", table.globalSecondaryIndexes(), out);
        writeStream(table, out);
        writeTableClass(table, out);
        out.writeBooleanField("DeletionProtectionEnabled", table.deletionProtectionEnabled());
        writeSse(table.kmsKeyArn(), out);
        writeOnDemand(table.onDemandThroughput(), out);
        writeWarm(table.warmThroughput(), out);
        writeRestore(table.restoreSummary(), out);
        out.writeEndObject();
    }

    static void writeSse(@Nullable String kmsKeyArn, JsonGenerator out) throws IOException {
        if (kmsKeyArn != null) {
            out.writeObjectFieldStart("SSEDescription");
            out.writeStringField("Status", "ENABLED");
            out.writeStringField("SSEType", "KMS");
            out.writeStringField("KMSMasterKeyArn", kmsKeyArn);
            out.writeEndObject();
        }
    }

    static void writeOnDemand(@Nullable OnDemandThroughput throughput, JsonGenerator out) throws IOException {
        if (throughput != null) {
            out.writeObjectFieldStart("OnDemandThroughput");
            writeUnits("MaxReadRequestUnits", throughput.maxReadRequestUnits(), out);
            writeUnits("MaxWriteRequestUnits", throughput.maxWriteRequestUnits(), out);
            out.writeEndObject();
        }
    }

    private static void writeWarm(@Nullable WarmThroughput throughput, JsonGenerator out) throws IOException {
        if (throughput != null) {
            out.writeObjectFieldStart("WarmThroughput");
            writeUnits("ReadUnitsPerSecond", throughput.readUnitsPerSecond(), out);
            writeUnits("WriteUnitsPerSecond", throughput.writeUnitsPerSecond(), out);
            out.writeStringField("Status", "ACTIVE");
            out.writeEndObject();
        }
    }

    private static void writeUnits(String field, @Nullable Long units, JsonGenerator out) throws IOException {
        if (units != null) {
            out.writeNumberField(field, units);
        }
    }

    private static void writeRestore(@Nullable RestoreSummary restore, JsonGenerator out) throws IOException {
        if (restore != null) {
            out.writeObjectFieldStart("RestoreSummary");
            if (restore.sourceBackupArn() != null) {
                out.writeStringField("SourceBackupArn", restore.sourceBackupArn());
            }
            out.writeStringField("SourceTableArn", restore.sourceTableArn());
            writeInstant("RestoreDateTime", restore.restoreDateTime(), out);
            out.writeBooleanField("RestoreInProgress", true);
            out.writeEndObject();
        }
    }

    private static void writeStream(TableDescription table, JsonGenerator out) throws IOException {
        StreamSpecification stream = table.streamSpecification();
        if (stream != null) {
            out.writeObjectFieldStart("StreamSpecification");
            out.writeBooleanField("StreamEnabled", Boolean.TRUE.equals(stream.streamEnabled()));
            out.writeStringField("StreamViewType", stream.streamViewType());
            out.writeEndObject();
        }
        if (table.latestStreamArn() != null) {
            out.writeStringField("LatestStreamLabel", table.latestStreamLabel());
            out.writeStringField("LatestStreamArn", table.latestStreamArn());
        }
    }

    private static void writeTableClass(TableDescription table, JsonGenerator out) throws IOException {
        if (table.tableClass() != null) {
            out.writeObjectFieldStart("TableClassSummary");
            out.writeStringField("TableClass", table.tableClass());
            if (table.tableClassUpdated() != null) {
                writeInstant("LastUpdateDateTime", table.tableClassUpdated(), out);
            }
            out.writeEndObject();
        }
    }

    /** Writes the billing mode. DynamoDB includes it only for tables that are, or once were, on demand. */
    private static void writeBillingMode(TableDescription table, JsonGenerator out) throws IOException {
        if (table.billingMode().equals(PROVISIONED) && table.lastSwitchToPayPerRequest() == null) {
            return;
        }
        out.writeObjectFieldStart("BillingModeSummary");
        out.writeStringField("BillingMode", table.billingMode());
        if (table.lastSwitchToPayPerRequest() != null) {
            writeInstant("LastUpdateToPayPerRequestDateTime", table.lastSwitchToPayPerRequest(), out);
        }
        out.writeEndObject();
    }

    private static void writeIndexes(String field, List<IndexDescription> indexes, JsonGenerator out)
            throws IOException {
        if (indexes.isEmpty()) {
            return;
        }
        out.writeArrayFieldStart(field);
        for (IndexDescription index : indexes) {
            writeIndex(index, out);
        }
        out.writeEndArray();
    }

    private static void writeIndex(IndexDescription index, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("IndexName", index.indexName());
        writeKeySchema(index.keySchema(), out);
        writeProjection(index.projection(), out);
        if (index.indexStatus() != null) {
            out.writeStringField("IndexStatus", index.indexStatus());
        }
        if (index.backfilling() != null) {
            out.writeBooleanField("Backfilling", index.backfilling());
        }
        if (index.provisionedThroughput() != null) {
            writeThroughput(index.provisionedThroughput(), out);
        }
        writeOnDemand(index.onDemandThroughput(), out);
        writeWarm(index.warmThroughput(), out);
        out.writeNumberField("IndexSizeBytes", index.indexSizeBytes());
        out.writeNumberField("ItemCount", index.itemCount());
        out.writeStringField("IndexArn", index.indexArn());
        out.writeEndObject();
    }

    static void writeKeySchema(List<KeySchemaElement> keySchema, JsonGenerator out) throws IOException {
        out.writeArrayFieldStart("KeySchema");
        for (KeySchemaElement element : keySchema) {
            out.writeStartObject();
            out.writeStringField("AttributeName", element.attributeName());
            out.writeStringField("KeyType", element.keyType());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    static void writeProjection(ProjectionInput projection, JsonGenerator out) throws IOException {
        out.writeObjectFieldStart("Projection");
        out.writeStringField("ProjectionType", projection.projectionType());
        List<String> nonKeyAttributes = projection.nonKeyAttributes();
        if (nonKeyAttributes != null) {
            out.writeArrayFieldStart("NonKeyAttributes");
            for (String name : nonKeyAttributes) {
                out.writeString(name);
            }
            out.writeEndArray();
        }
        out.writeEndObject();
    }

    private static void writeThroughput(ThroughputDescription throughput, JsonGenerator out) throws IOException {
        out.writeObjectFieldStart("ProvisionedThroughput");
        if (throughput.lastIncreaseDateTime() != null) {
            writeInstant("LastIncreaseDateTime", throughput.lastIncreaseDateTime(), out);
        }
        if (throughput.lastDecreaseDateTime() != null) {
            writeInstant("LastDecreaseDateTime", throughput.lastDecreaseDateTime(), out);
        }
        out.writeNumberField("NumberOfDecreasesToday", throughput.numberOfDecreasesToday());
        out.writeNumberField("ReadCapacityUnits", throughput.readCapacityUnits());
        out.writeNumberField("WriteCapacityUnits", throughput.writeCapacityUnits());
        out.writeEndObject();
    }

    /** Writes an instant as seconds since 1970 with milliseconds as fraction. */
    static void writeInstant(String field, Instant instant, JsonGenerator out) throws IOException {
        out.writeNumberField(field, BigDecimal.valueOf(instant.toEpochMilli(), 3));
    }
}
