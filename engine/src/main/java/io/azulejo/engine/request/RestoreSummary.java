package io.azulejo.engine.request;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Source of the items of a table that is being restored. */
public record RestoreSummary(@Nullable String sourceBackupArn, String sourceTableArn, Instant restoreDateTime) {}
