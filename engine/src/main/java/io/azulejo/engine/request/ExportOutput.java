package io.azulejo.engine.request;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** An export as its operations show it. The end, the manifest and the counts are null until it has ended. */
public record ExportOutput(
        String exportArn,
        String exportStatus,
        Instant startTime,
        @Nullable Instant endTime,
        @Nullable String exportManifest,
        String tableArn,
        String tableId,
        Instant exportTime,
        ExportTableInput request,
        @Nullable String failureCode,
        @Nullable String failureMessage,
        @Nullable Long billedSizeBytes,
        @Nullable Long itemCount) {}
