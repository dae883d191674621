package io.azulejo.migrate;

import io.azulejo.annotation.SingleTable;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobTable;

/**
 * Table for the state of migrations, for callers whose own design has no {@link JobTable}. The variable {@code
 * MIGRATION_TABLE} sets another name.
 */
@SingleTable(name = "${MIGRATION_TABLE:azulejo-migrations}", entities = JobRecord.class)
public interface MigrationTable extends JobTable {}
