package io.azulejo.patterns.job;

import com.github.f4b6a3.ulid.UlidCreator;
import io.azulejo.toolkit.error.ToolkitException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Work that spans several transactions. The first transaction also writes a job record. The request that started the
 * work continues with it at once; if that stops half way, a job runner resumes it when the record is due. Thread-safe.
 */
public final class Sagas {
    private static final Logger LOG = LoggerFactory.getLogger(Sagas.class);

    private final JobTable table;
    private final InstantSource clock;
    private final SagaOptions options;

    public Sagas(JobTable table, InstantSource clock, SagaOptions options) {
        this.table = table;
        this.clock = clock;
        this.options = options;
    }

    /**
     * Division of the work between requests and runners.
     *
     * @param inlineSteps how many steps a request runs before it leaves the rest to a runner
     * @param patience how long runners leave the work to the request that started it
     * @param settling how long to wait for the indexes to catch up with the table
     */
    public record SagaOptions(int inlineSteps, Duration patience, Duration settling) {
        public static SagaOptions defaults() {
            return new SagaOptions(8, Duration.ofSeconds(30), Duration.ofSeconds(10));
        }
    }

    /** Returns a record to create in the transaction that requires the work. */
    public JobRecord record(String type, Map<String, String> arguments) {
        return due(type, arguments, options.patience());
    }

    /** Returns a record for work that reads an index: a runner repeats the work when the index has caught up. */
    public JobRecord recordAfterIndexLag(String type, Map<String, String> arguments) {
        return due(type, arguments, options.settling());
    }

    private JobRecord due(String type, Map<String, String> arguments, Duration delay) {
        return JobRecord.of("job_" + UlidCreator.getMonotonicUlid(), type, arguments)
                .notBefore(clock.instant().plus(delay));
    }

    /** Runs the work as far as a request may. A runner retries failed steps; they do not fail the request. */
    public void resume(JobRecord record, Job job) {
        if (runSteps(record, job)) {
            table.jobTable().delete(table.jobTable().schema().key(record));
        }
    }

    /** Runs the work as {@link #resume} does, but keeps the record, so that a runner repeats the work. */
    public void start(JobRecord record, Job job) {
        runSteps(record, job);
    }

    private boolean runSteps(JobRecord record, Job job) {
        JobRecord current = record;
        try {
            for (int i = 0; i < options.inlineSteps(); i++) {
                if (!(job.next(current) instanceof Step.Next next)) {
                    return true;
                }
                current = current.at(next.checkpoint(), current.leaseUntil());
            }
            if (options.inlineSteps() > 0) {
                table.job(record.id()).ifPresent(left -> table.jobTable().put(left.notBefore(Instant.EPOCH)));
            }
        } catch (ToolkitException e) {
            LOG.warn("Job {} ({}) is left to a runner", record.id(), record.type(), e);
        }
        return false;
    }
}
