package io.azulejo.web.job;

import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.web.host.BackgroundWork;
import io.azulejo.web.host.Repeating;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs the jobs of one table, any number of runners side by side: each takes a job by a version-checked write of its
 * lease, writes a checkpoint after every step, and leaves the job to others when it dies. Thread-safe.
 */
public final class JobRunner implements BackgroundWork {
    private static final Logger LOG = LoggerFactory.getLogger(JobRunner.class);

    private final JobTable table;
    private final Map<String, Job> jobs;
    private final JobOptions options;
    private final InstantSource clock;
    private final String name = UUID.randomUUID().toString();
    private final Repeating turns;

    /** A runner of jobs of these types; it leaves others alone. */
    public JobRunner(JobTable table, List<Job> jobs, JobOptions options, InstantSource clock) {
        this.table = table;
        this.jobs = jobs.stream().collect(Collectors.toMap(Job::type, Function.identity()));
        this.options = options;
        this.clock = clock;
        this.turns = new Repeating("jobs-" + name, options.poll(), this::runFree);
    }

    @Override
    public void start() {
        turns.start();
    }

    /** Lets the step under way end; the rest of its job is for the next runner. */
    @Override
    public void stop() {
        turns.stop();
    }

    /** Looks for jobs now rather than at the next turn; to be called when one was created. */
    public void wake() {
        turns.wake();
    }

    /** What the caller is told of a job that was created; it is taken up at once. */
    public JobView begun(JobRecord job) {
        wake();
        return JobView.of(job);
    }

    /** How far a job has come. */
    public JobView view(String id) {
        return view(id, any -> true);
    }

    /** How far a job has come, for who may know of it; to others it is not there. */
    public JobView view(String id, Predicate<JobRecord> known) {
        return table.job(Ids.sought("job", id))
                .filter(known)
                .map(JobView::of)
                .orElseThrow(() -> ProblemException.notFound("job", id));
    }

    /** Runs every job that is free, each to its end; says whether there was one. */
    public boolean runFree() {
        boolean any = false;
        for (JobRecord record : table.jobs()) {
            Job job = jobs.get(record.type());
            if (job != null && record.free(clock.instant()) && !turns.ending()) {
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
        while (held.isPresent() && !turns.ending()) {
            held = step(job, held.get());
        }
    }

    /** One step and its checkpoint; empty if there is none left for this runner. */
    private Optional<JobRecord> step(Job job, JobRecord record) {
        Step step;
        try {
            step = job.next(record);
        } catch (RuntimeException e) { // a step that fails, for whatever reason, is tried again later
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

    /** The record as written; empty if another runner has taken the job over. */
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
