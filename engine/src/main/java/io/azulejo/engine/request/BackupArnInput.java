package io.azulejo.engine.request;

import org.jspecify.annotations.Nullable;

/** A DescribeBackup or DeleteBackup request. */
public record BackupArnInput(@Nullable String backupArn) {}
