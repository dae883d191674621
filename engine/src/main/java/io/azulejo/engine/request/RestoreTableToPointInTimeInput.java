package io.azulejo.engine.request;

import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A RestoreTableToPointInTime request. */
public record RestoreTableToPointInTimeInput(
        @Nullable String sourceTableArn,
        @Nullable String sourceTableName,
        @Nullable String targetTableName,
        @Nullable Boolean useLatestRestorableTime,
        @Nullable Instant restoreDateTime,
        RestoreOverrides overrides,
        Set<String> unsupported) {}
