package io.azulejo.patterns.sample;

import io.azulejo.annotation.SingleTable;
import io.azulejo.patterns.idempotency.IdempotencyRecord;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobTable;
import io.azulejo.toolkit.entity.EntityTable;

/** Design with the entities of the patterns. */
@SingleTable(
        name = "${PATTERNS_TABLE:Patterns}",
        entities = {IdempotencyRecord.class, JobRecord.class})
public interface PatternsTable extends JobTable {

    EntityTable<IdempotencyRecord> idempotency();
}
