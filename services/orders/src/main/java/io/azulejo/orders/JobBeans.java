package io.azulejo.orders;

import io.avaje.inject.Bean;
import io.avaje.inject.Factory;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.JobRunner;
import java.time.InstantSource;
import java.util.List;

/** Bean factory for the job runner of this service. */
@Factory
final class JobBeans {

    @Bean
    JobRunner runner(OrdersTable table, List<Job> jobs, JobOptions options, InstantSource clock) {
        return new JobRunner(table, jobs, options, clock);
    }
}
