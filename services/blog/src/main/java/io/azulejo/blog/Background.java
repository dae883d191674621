package io.azulejo.blog;

import io.avaje.inject.Bean;
import io.avaje.inject.Factory;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.live.LiveHub;
import io.azulejo.web.live.LiveOptions;
import java.time.InstantSource;
import java.util.List;

/** What goes on beside the requests: whatever jobs the rules have, and the callers on the line. */
@Factory
final class Background {

    @Bean
    JobRunner runner(BlogTable table, List<Job> jobs, JobOptions options, InstantSource clock) {
        return new JobRunner(table, jobs, options, clock);
    }

    @Bean
    LiveHub hub(LiveOptions options) {
        return new LiveHub(options);
    }
}
