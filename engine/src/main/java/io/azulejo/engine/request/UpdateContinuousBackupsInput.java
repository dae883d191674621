package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** An UpdateContinuousBackups request; {@code specified} is whether it has a specification at all. */
public record UpdateContinuousBackupsInput(
        @Nullable String tableName,
        boolean specified,
        @Nullable Boolean pointInTimeRecoveryEnabled,
        @Nullable Integer recoveryPeriodInDays) {}
