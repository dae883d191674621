package io.azulejo.web.job;

import io.azulejo.toolkit.error.ToolkitException;
import io.azulejo.web.text.Ids;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Work of more than one transaction: its record is written with the first, the request that began it goes on with it at
 * once, and if that ends in the middle, a runner takes over when the record's time has come. Thread-safe.
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
     * How work is shared between requests and runners.
     *
     * @param inlineSteps how many steps a request takes before it leaves the rest to a runner
     * @param patience how long runners leave the work to the request that began it
     * @param settling how long the indexes are given to catch up with the table
     */
    public record SagaOptions(int inlineSteps, Duration patience, Duration settling) {
        public static SagaOptions defaults() {
            return new SagaOptions(8, Duration.ofSeconds(30), Duration.ofSeconds(10));
        }
    }

    /** A record to create in the transaction that makes the work necessary. */
    public JobRecord record(String type, Map<String, String> arguments) {
        return due(type, arguments, options.patience());
    }

    /** The same for work that looks into an index: a runner does it once more when the index has caught up. */
    public JobRecord settled(String type, Map<String, String> arguments) {
        return due(type, arguments, options.settling());
    }

    private JobRecord due(String type, Map<String, String> arguments, Duration in) {
        return JobRecord.of(Ids.next("job_"), type, arguments)
                .notBefore(clock.instant().plus(in));
    }

    /** Does the work as far as a request goes. What fails is tried again by a runner, and does not fail the request. */
    public void goOn(JobRecord record, Job job) {
        if (steps(record, job)) {
            table.jobTable().delete(table.jobTable().schema().key(record));
        }
    }

    /** As {@link #goOn}, but leaves the record for the runner to look again. */
    public void goAhead(JobRecord record, Job job) {
        steps(record, job);
    }

    private boolean steps(JobRecord record, Job job) {
        JobRecord at = record;
        try {
            for (int i = 0; i < options.inlineSteps(); i++) {
                if (!(job.next(at) instanceof Step.Next next)) {
                    return true;
                }
                at = at.at(next.checkpoint(), at.leaseUntil());
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
