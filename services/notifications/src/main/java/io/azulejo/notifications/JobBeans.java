package io.azulejo.notifications;

import io.avaje.inject.Bean;
import io.avaje.inject.Factory;
import io.azulejo.notifications.domain.Broadcasts;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.JobRunner;
import jakarta.inject.Named;
import java.time.InstantSource;
import java.util.List;

/** Bean factory for the job runners. Broadcasts may take hours, so they have a runner of their own. */
@Factory
final class JobBeans {
    static final String BROADCASTS = "broadcasts";

    @Bean
    JobRunner runner(NotificationsTable table, List<Job> jobs, JobOptions options, InstantSource clock) {
        List<Job> others =
                jobs.stream().filter(job -> !job.type().equals(Broadcasts.TYPE)).toList();
        return new JobRunner(table, others, options, clock);
    }

    @Bean
    @Named(BROADCASTS)
    JobRunner broadcasts(NotificationsTable table, Broadcasts broadcasts, JobOptions options, InstantSource clock) {
        return new JobRunner(table, List.of(broadcasts), options, clock);
    }
}
