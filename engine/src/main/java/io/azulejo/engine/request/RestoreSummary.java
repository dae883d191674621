package io.azulejo.engine.request;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Where the items of a table come from that is being restored. */
public record RestoreSummary(@Nullable String sourceBackupArn, String sourceTableArn, Instant restoreDateTime) {}
