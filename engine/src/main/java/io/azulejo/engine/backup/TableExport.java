package io.azulejo.engine.backup;

import io.azulejo.engine.request.ExportTableInput;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An export of a table to files. Immutable: a change of its state makes a new one.
 *
 * @param label the last part of the ARN, and the name of the folder with the files; in the order of creation
 * @param exportTime the moment whose items are exported
 * @param request what the caller wanted
 */
public record TableExport(
        int id,
        String label,
        int tableId,
        String tableName,
        String tableUuid,
        Instant exportTime,
        Instant started,
        ExportTableInput request,
        Status status,
        @Nullable Instant ended,
        long items,
        long bytes,
        @Nullable String failureCode,
        @Nullable String failureMessage) {
    /** DynamoDB's states of an export, under their wire names. */
    public enum Status {
        IN_PROGRESS,
        COMPLETED,
        FAILED
    }

    TableExport completed(Instant now, long itemCount, long byteCount) {
        return new TableExport(
                id,
                label,
                tableId,
                tableName,
                tableUuid,
                exportTime,
                started,
                request,
                Status.COMPLETED,
                now,
                itemCount,
                byteCount,
                null,
                null);
    }

    TableExport failed(Instant now, String code, String message) {
        return new TableExport(
                id,
                label,
                tableId,
                tableName,
                tableUuid,
                exportTime,
                started,
                request,
                Status.FAILED,
                now,
                0,
                0,
                code,
                message);
    }

    /** Returns the folder of the files within the bucket: its key prefix in S3. */
    public String folder() {
        String prefix = request.s3Prefix();
        return (prefix == null || prefix.isEmpty() ? "" : prefix + "/") + "AWSDynamoDB/" + label;
    }
}
