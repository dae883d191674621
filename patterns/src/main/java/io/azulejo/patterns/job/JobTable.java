package io.azulejo.patterns.job;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Query;
import io.azulejo.toolkit.entity.EntityTable;
import java.util.List;
import java.util.Optional;

/**
 * Part of a design that has jobs: the design's interface extends this one and lists {@link JobRecord} among its
 * entities.
 */
public interface JobTable {

    EntityTable<JobRecord> jobTable();

    @AccessPattern("Jobs, open and recently ended")
    @Accept(id = "AZ215", because = "ended jobs expire, and few are open")
    @Query(consistent = true)
    List<JobRecord> jobs();

    @AccessPattern("Job by id")
    @Get(consistent = true)
    Optional<JobRecord> job(String id);
}
