package io.azulejo.engine.sdk;

import io.azulejo.engine.request.ExportOutput;
import io.azulejo.engine.request.ExportTableInput;
import io.azulejo.engine.request.ListExportsOutput;
import software.amazon.awssdk.services.dynamodb.model.ExportDescription;
import software.amazon.awssdk.services.dynamodb.model.ExportSummary;
import software.amazon.awssdk.services.dynamodb.model.ExportTableToPointInTimeRequest;
import software.amazon.awssdk.services.dynamodb.model.ExportType;
import software.amazon.awssdk.services.dynamodb.model.ListExportsResponse;

/** Adapter for requests and responses about exports. */
final class SdkExports {
    private SdkExports() {}

    static ExportTableInput input(ExportTableToPointInTimeRequest request) {
        return new ExportTableInput(
                request.tableArn(),
                request.exportTime(),
                request.clientToken(),
                request.s3Bucket(),
                request.s3BucketOwner(),
                request.s3Prefix(),
                request.s3SseAlgorithmAsString(),
                request.s3SseKmsKeyId(),
                request.exportFormatAsString(),
                request.exportTypeAsString(),
                new UnsupportedParameters()
                        .add("IncrementalExportSpecification", request.incrementalExportSpecification() != null)
                        .names());
    }

    static ExportDescription description(ExportOutput export) {
        ExportTableInput request = export.request();
        return ExportDescription.builder()
                .exportArn(export.exportArn())
                .exportStatus(export.exportStatus())
                .startTime(export.startTime())
                .endTime(export.endTime())
                .exportManifest(export.exportManifest())
                .tableArn(export.tableArn())
                .tableId(export.tableId())
                .exportTime(export.exportTime())
                .clientToken(request.clientToken())
                .s3Bucket(request.s3Bucket())
                .s3BucketOwner(request.s3BucketOwner())
                .s3Prefix(request.s3Prefix())
                .s3SseAlgorithm(request.s3SseAlgorithm())
                .s3SseKmsKeyId(request.s3SseKmsKeyId())
                .failureCode(export.failureCode())
                .failureMessage(export.failureMessage())
                .exportFormat(request.exportFormat())
                .billedSizeBytes(export.billedSizeBytes())
                .itemCount(export.itemCount())
                .build();
    }

    static ListExportsResponse response(ListExportsOutput output) {
        return ListExportsResponse.builder()
                .exportSummaries(output.exports().stream()
                        .map(export -> ExportSummary.builder()
                                .exportArn(export.exportArn())
                                .exportStatus(export.exportStatus())
                                .exportType(ExportType.FULL_EXPORT)
                                .build())
                        .toList())
                .nextToken(output.nextToken())
                .build();
    }
}
