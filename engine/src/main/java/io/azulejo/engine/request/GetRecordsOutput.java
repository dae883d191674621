package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer to a GetRecords request; without a next iterator the shard is read to its end. */
public record GetRecordsOutput(
        List<RecordOutput> records, @Nullable String nextShardIterator) {}
