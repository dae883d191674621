package io.azulejo.engine.request;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A GetRecords response. Without a next iterator, the shard has been read to its end. */
public record GetRecordsOutput(
        List<RecordOutput> records, @Nullable String nextShardIterator) {}
