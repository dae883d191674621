package io.azulejo.blog;

import io.avaje.inject.Bean;
import io.avaje.inject.Factory;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.http.live.LiveHub;
import io.azulejo.http.live.LiveOptions;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.JobRunner;
import java.time.InstantSource;
import java.util.List;

/** Factory of the background beans: the job runner and the hub for live event streams. */
@Factory
final class BackgroundBeans {

    @Bean
    JobRunner runner(BlogTable table, List<Job> jobs, JobOptions options, InstantSource clock) {
        return new JobRunner(table, jobs, options, clock);
    }

    @Bean
    LiveHub hub(LiveOptions options) {
        return new LiveHub(options);
    }
}
