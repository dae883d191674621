package io.azulejo.sessions;

import io.avaje.inject.Bean;
import io.avaje.inject.Factory;
import io.azulejo.sessions.rules.Lifecycle;
import io.azulejo.sessions.rules.Listing;
import io.azulejo.sessions.rules.SessionMeters;
import io.azulejo.sessions.rules.Sweeper;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.job.JobRunner;
import java.time.InstantSource;
import java.util.List;

/** What goes on beside the requests: whatever jobs the rules have, and the sweeping of sessions. */
@Factory
final class Background {

    @Bean
    JobRunner runner(SessionsTable table, List<Job> jobs, JobOptions options, InstantSource clock) {
        return new JobRunner(table, jobs, options, clock);
    }

    @Bean
    Sweeper sweeper(
            Listing listing, Lifecycle lifecycle, SessionMeters meters, SessionsOptions options, InstantSource clock) {
        return new Sweeper(listing, lifecycle, meters, options.sweepEvery(), clock);
    }
}
