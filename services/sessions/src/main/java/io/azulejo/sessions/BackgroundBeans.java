package io.azulejo.sessions;

import io.avaje.inject.Bean;
import io.avaje.inject.Factory;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.sessions.domain.Lifecycle;
import io.azulejo.sessions.domain.Listing;
import io.azulejo.sessions.domain.SessionMeters;
import io.azulejo.sessions.domain.Sweeper;
import io.azulejo.sessions.table.SessionsTable;
import java.time.InstantSource;
import java.util.List;

/** Bean factory for background work: the job runner and the session sweeper. */
@Factory
final class BackgroundBeans {

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
