package io.azulejo.wavyblog;

import io.avaje.inject.Bean;
import io.avaje.inject.Factory;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.wavyblog.table.WavyBlogTable;
import java.time.InstantSource;
import java.util.List;

/** Factory of the job runner bean. */
@Factory
final class JobBeans {

    @Bean
    JobRunner runner(WavyBlogTable table, List<Job> jobs, JobOptions options, InstantSource clock) {
        return new JobRunner(table, jobs, options, clock);
    }
}
