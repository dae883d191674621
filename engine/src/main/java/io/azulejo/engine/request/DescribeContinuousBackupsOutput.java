package io.azulejo.engine.request;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The continuous backups of a table. What is null applies only while point-in-time recovery is on. */
public record DescribeContinuousBackupsOutput(
        String continuousBackupsStatus,
        String pointInTimeRecoveryStatus,
        @Nullable Integer recoveryPeriodInDays,
        @Nullable Instant earliestRestorableDateTime,
        @Nullable Instant latestRestorableDateTime) {}
