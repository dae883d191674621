package io.azulejo.patterns.job;

import io.azulejo.patterns.background.BackgroundWork;
import io.azulejo.patterns.background.PeriodicTask;
import io.azulejo.toolkit.error.VersionConflictException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runner of the jobs of one table. Any number of runners can work side by side: each takes a job with a version-checked
 * write of its lease and writes a checkpoint after every step. When a runner dies, another resumes its jobs.
 * Thread-safe.
 */
public final class JobRunner implements BackgroundWork {
    private static final Logger LOG = LoggerFactory.getLogger(JobRunner.class);

    private final JobTable table;
    private final Map<String, Job> jobs;
    private final JobOptions options;
    private final InstantSource clock;
    private final String name = UUID.randomUUID().toString();
    private final PeriodicTask loop;

    /** Creates a runner for jobs of the given types; it ignores other types. */
    public JobRunner(JobTable table, List<Job> jobs, JobOptions options, InstantSource clock) {
        this.table = table;
        this.jobs = jobs.stream().collect(Collectors.toMap(Job::type, Function.identity()));
        this.options = options;
        this.clock = clock;
        this.loop = new PeriodicTask("jobs-" + name, options.poll(), this::runDueJobs);
    }

    @Override
    public void start() {
        loop.start();
    }

    /** Stops after the current step; another runner resumes the job. */
    @Override
    public void stop() {
        loop.stop();
    }

    /** Looks for jobs now instead of after the poll interval; call it after creating a job. */
    public void wake() {
        loop.wake();
    }

    /** Returns the job with this id, running or ended. */
    public Optional<JobRecord> find(String id) {
        return table.job(id);
    }

    /** Runs every free job to its end, and returns whether there was one. */
    public boolean runDueJobs() {
        boolean any = false;
        for (JobRecord record : table.jobs()) {
            Job job = jobs.get(record.type());
            if (job != null && record.free(clock.instant()) && !loop.isStopping()) {
                Optional<JobRecord> held = take(record);
                held.ifPresent(mine -> run(job, mine));
                any |= held.isPresent();
            }
        }
        return any;
    }

    private Optional<JobRecord> take(JobRecord record) {
        return write(record.heldBy(name, leaseEnd()));
    }

    private void run(Job job, JobRecord taken) {
        Optional<JobRecord> held = Optional.of(taken);
        while (held.isPresent() && !loop.isStopping()) {
            held = step(job, held.get());
        }
    }

    /** Runs one step and writes its checkpoint; empty if this runner has nothing left to do for the job. */
    private Optional<JobRecord> step(Job job, JobRecord record) {
        Step step;
        try {
            step = job.next(record);
        } catch (RuntimeException e) { // any failure of a step is retried later
            failed(record, e);
            return Optional.empty();
        }
        return switch (step) {
            case Step.Next next -> write(record.at(next.checkpoint(), leaseEnd()));
            case Step.Later later -> pause(record, later);
            case Step.Done done -> end(record, JobState.DONE, null);
            case Step.Failed failed -> end(record, JobState.FAILED, failed.reason());
        };
    }

    private Optional<JobRecord> pause(JobRecord record, Step.Later later) {
        write(record.released(later.checkpoint(), clock.instant().plus(later.pause())));
        return Optional.empty();
    }

    private Optional<JobRecord> end(JobRecord record, JobState state, @Nullable String error) {
        write(record.ended(state, error, clock.instant().plus(options.kept())));
        return Optional.empty();
    }

    private void failed(JobRecord record, RuntimeException failure) {
        LOG.warn(
                "A step of job {} ({}) failed, attempt {}", record.id(), record.type(), record.attempts() + 1, failure);
        String reason = String.valueOf(failure.getMessage());
        if (record.attempts() + 1 >= options.attempts()) {
            end(record, JobState.FAILED, reason);
        } else {
            Duration pause = options.poll().multipliedBy(1L << Math.min(record.attempts(), 10));
            write(record.retried(reason, clock.instant().plus(pause)));
        }
    }

    /** Returns the record as written; empty if another runner has taken the job over. */
    private Optional<JobRecord> write(JobRecord record) {
        try {
            return Optional.of(table.jobTable().put(record));
        } catch (VersionConflictException taken) {
            return Optional.empty();
        }
    }

    private Instant leaseEnd() {
        return clock.instant().plus(options.lease());
    }
}
