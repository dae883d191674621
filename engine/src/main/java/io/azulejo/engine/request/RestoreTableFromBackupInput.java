package io.azulejo.engine.request;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A RestoreTableFromBackup request. */
public record RestoreTableFromBackupInput(
        @Nullable String targetTableName,
        @Nullable String backupArn,
        RestoreOverrides overrides,
        Set<String> unsupported) {}
