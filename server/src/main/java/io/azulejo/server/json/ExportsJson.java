package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.ExportArnInput;
import io.azulejo.engine.request.ExportOutput;
import io.azulejo.engine.request.ExportTableInput;
import io.azulejo.engine.request.ListExportsInput;
import io.azulejo.engine.request.ListExportsOutput;
import java.io.IOException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Codec for ExportTableToPointInTime, DescribeExport and ListExports. */
final class ExportsJson {
    private ExportsJson() {}

    static ExportTableInput read(JsonInput in) throws IOException {
        @Nullable String tableArn = null;
        @Nullable Instant exportTime = null;
        @Nullable String clientToken = null;
        @Nullable String bucket = null;
        @Nullable String bucketOwner = null;
        @Nullable String prefix = null;
        @Nullable String sseAlgorithm = null;
        @Nullable String sseKmsKeyId = null;
        @Nullable String exportFormat = null;
        @Nullable String exportType = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TableArn" -> tableArn = in.string();
                case "ExportTime" -> exportTime = in.instant();
                case "ClientToken" -> clientToken = in.string();
                case "S3Bucket" -> bucket = in.string();
                case "S3BucketOwner" -> bucketOwner = in.string();
                case "S3Prefix" -> prefix = in.string();
                case "S3SseAlgorithm" -> sseAlgorithm = in.string();
                case "S3SseKmsKeyId" -> sseKmsKeyId = in.string();
                case "ExportFormat" -> exportFormat = in.string();
                case "ExportType" -> exportType = in.string();
                case "IncrementalExportSpecification" -> in.unsupported(field);
                default -> in.skip();
            }
        }
        return new ExportTableInput(
                tableArn,
                exportTime,
                clientToken,
                bucket,
                bucketOwner,
                prefix,
                sseAlgorithm,
                sseKmsKeyId,
                exportFormat,
                exportType,
                in.unsupported());
    }

    static ExportArnInput readArn(JsonInput in) throws IOException {
        @Nullable String arn = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "ExportArn" -> arn = in.string();
                default -> in.skip();
            }
        }
        return new ExportArnInput(arn);
    }

    static ListExportsInput readList(JsonInput in) throws IOException {
        @Nullable String tableArn = null;
        @Nullable Integer maxResults = null;
        @Nullable String nextToken = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TableArn" -> tableArn = in.string();
                case "MaxResults" -> maxResults = in.integer();
                case "NextToken" -> nextToken = in.string();
                default -> in.skip();
            }
        }
        return new ListExportsInput(tableArn, maxResults, nextToken);
    }

    static void writeDescription(ExportOutput export, JsonGenerator out) throws IOException {
        ExportTableInput request = export.request();
        out.writeStartObject();
        out.writeObjectFieldStart("ExportDescription");
        out.writeStringField("ExportArn", export.exportArn());
        out.writeStringField("ExportStatus", export.exportStatus());
        TableDescriptionJson.writeInstant("StartTime", export.startTime(), out);
        if (export.endTime() != null) {
            TableDescriptionJson.writeInstant("EndTime", export.endTime(), out);
        }
        writeText("ExportManifest", export.exportManifest(), out);
        out.writeStringField("TableArn", export.tableArn());
        out.writeStringField("TableId", export.tableId());
        TableDescriptionJson.writeInstant("ExportTime", export.exportTime(), out);
        writeText("ClientToken", request.clientToken(), out);
        writeText("S3Bucket", request.s3Bucket(), out);
        writeText("S3BucketOwner", request.s3BucketOwner(), out);
        writeText("S3Prefix", request.s3Prefix(), out);
        writeText("S3SseAlgorithm", request.s3SseAlgorithm(), out);
        writeText("S3SseKmsKeyId", request.s3SseKmsKeyId(), out);
        writeText("FailureCode", export.failureCode(), out);
        writeText("FailureMessage", export.failureMessage(), out);
        writeText("ExportFormat", request.exportFormat(), out);
        if (export.billedSizeBytes() != null) {
            out.writeNumberField("BilledSizeBytes", export.billedSizeBytes());
        }
        if (export.itemCount() != null) {
            out.writeNumberField("ItemCount", export.itemCount());
        }
        out.writeEndObject();
        out.writeEndObject();
    }

    private static void writeText(String field, @Nullable String text, JsonGenerator out) throws IOException {
        if (text != null) {
            out.writeStringField(field, text);
        }
    }

    static void write(ListExportsOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeArrayFieldStart("ExportSummaries");
        for (ExportOutput export : output.exports()) {
            out.writeStartObject();
            out.writeStringField("ExportArn", export.exportArn());
            out.writeStringField("ExportStatus", export.exportStatus());
            out.writeStringField("ExportType", "FULL_EXPORT");
            out.writeEndObject();
        }
        out.writeEndArray();
        writeText("NextToken", output.nextToken(), out);
        out.writeEndObject();
    }
}
