package io.azulejo.web.job;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Query;
import io.azulejo.toolkit.entity.EntityTable;
import java.util.List;
import java.util.Optional;

/** What a design has that has jobs: its interface extends this one and lists {@link JobRecord} among its entities. */
public interface JobTable {

    EntityTable<JobRecord> jobTable();

    @AccessPattern("Jobs, open and lately ended")
    @Accept(id = "AZ215", because = "ended jobs expire, and few are open")
    @Query(consistent = true)
    List<JobRecord> jobs();

    @AccessPattern("Job by id")
    @Get(consistent = true)
    Optional<JobRecord> job(String id);
}
