package io.azulejo.engine.request;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A ListBackups request. */
public record ListBackupsInput(
        @Nullable String tableName,
        @Nullable Integer limit,
        @Nullable Instant timeRangeLowerBound,
        @Nullable Instant timeRangeUpperBound,
        @Nullable String exclusiveStartBackupArn,
        @Nullable String backupType) {}
