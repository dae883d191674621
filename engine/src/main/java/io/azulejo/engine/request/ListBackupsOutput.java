package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A ListBackups response. */
public record ListBackupsOutput(
        List<BackupOutput> backups, @Nullable String lastEvaluatedBackupArn) {}
