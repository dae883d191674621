package io.azulejo.engine.request;

import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An ExportTableToPointInTime request. */
public record ExportTableInput(
        @Nullable String tableArn,
        @Nullable Instant exportTime,
        @Nullable String clientToken,
        @Nullable String s3Bucket,
        @Nullable String s3BucketOwner,
        @Nullable String s3Prefix,
        @Nullable String s3SseAlgorithm,
        @Nullable String s3SseKmsKeyId,
        @Nullable String exportFormat,
        @Nullable String exportType,
        Set<String> unsupported) {}
