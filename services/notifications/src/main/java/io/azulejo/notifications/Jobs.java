package io.azulejo.notifications;

import io.avaje.inject.Bean;
import io.avaje.inject.Factory;
import io.azulejo.notifications.rules.Broadcasts;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.job.JobRunner;
import jakarta.inject.Named;
import java.time.InstantSource;
import java.util.List;

/** Runs whatever jobs the rules have. A broadcast may take hours, so that broadcasts have a runner of their own. */
@Factory
final class Jobs {
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
