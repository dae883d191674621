package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A CreateBackup request. */
public record CreateBackupInput(
        @Nullable String tableName, @Nullable String backupName) {}
