package io.azulejo.blog;

import io.avaje.inject.Bean;
import io.avaje.inject.Factory;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.job.JobRunner;
import java.time.InstantSource;
import java.util.List;

/** Runs whatever jobs the rules have. */
@Factory
final class Jobs {

    @Bean
    JobRunner runner(BlogTable table, List<Job> jobs, JobOptions options, InstantSource clock) {
        return new JobRunner(table, jobs, options, clock);
    }
}
