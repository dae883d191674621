package io.azulejo.patterns.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.azulejo.patterns.sample.Store;
import io.azulejo.testkit.Race;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
@OnEveryBackend
final class JobRunnerTest {
    private static final JobOptions OPTIONS =
            new JobOptions(Duration.ofSeconds(30), Duration.ofSeconds(5), 3, Duration.ofDays(7));

    private final Store store;
    private final List<String> steps = new CopyOnWriteArrayList<>();

    JobRunnerTest(Backend kind) {
        store = new Store(kind);
    }

    @AfterEach
    void stop() {
        store.close();
    }

    /** Returns a runner whose job records the checkpoint at which each step begins. */
    private JobRunner runner(Function<JobRecord, Step> next) {
        Job job = new Job() {
            @Override
            public String type() {
                return "count";
            }

            @Override
            public Step next(JobRecord record) {
                steps.add(record.checkpoint());
                return next.apply(record);
            }
        };
        return new JobRunner(store.table, List.of(job), OPTIONS, store.clock);
    }

    private static Step toThree(JobRecord record) {
        int done = record.checkpoint().length();
        return done == 3 ? new Step.Done() : new Step.Next("x".repeat(done + 1));
    }

    private JobRecord created(String type) {
        return store.table.jobTable().create(JobRecord.of(type, Map.of("a", "b")));
    }

    private JobRecord now(JobRecord job) {
        return store.table.job(job.id()).orElseThrow();
    }

    @Test
    void run_aJobOfSteps_takesEachOnceAndKeepsTheEndForAWhile() {
        JobRecord job = created("count");
        assertThat(runner(JobRunnerTest::toThree).runDueJobs()).isTrue();
        assertThat(steps).containsExactly("", "x", "xx", "xxx");
        assertThat(now(job).state()).isEqualTo(JobState.DONE);
        assertThat(now(job).expiresAt()).isEqualTo("2036-03-08T12:00:00Z");
        assertThat(runner(JobRunnerTest::toThree).runDueJobs()).isFalse();
    }

    @Test
    void run_aJobOfAnotherType_leavesItAlone() {
        JobRecord job = created("other");
        assertThat(runner(JobRunnerTest::toThree).runDueJobs()).isFalse();
        assertThat(now(job)).isEqualTo(job);
    }

    @Test
    void run_aRunnerThatDied_isTakenOverAtItsCheckpointOnceTheLeaseIsOver() {
        JobRecord job = created("count");
        JobRunner dying = runner(record -> {
            if (record.checkpoint().equals("xx")) {
                throw new AssertionError("killed"); // the runner does not catch errors, so nothing more is written
            }
            return toThree(record);
        });
        assertThat(catchError(dying::runDueJobs)).isTrue();
        steps.clear();
        assertThat(runner(JobRunnerTest::toThree).runDueJobs()).isFalse();
        store.clock.advance(Duration.ofSeconds(31));
        assertThat(runner(JobRunnerTest::toThree).runDueJobs()).isTrue();
        assertThat(steps).containsExactly("xx", "xxx");
        assertThat(now(job).state()).isEqualTo(JobState.DONE);
    }

    private static boolean catchError(Runnable run) {
        try {
            run.run();
            return false;
        } catch (AssertionError killed) {
            return true;
        }
    }

    @Test
    void run_whoWasTakenOver_writesNothingMore() {
        JobRecord job = created("count");
        JobRunner slow = runner(record -> {
            store.clock.advance(Duration.ofSeconds(31));
            runner(JobRunnerTest::toThree).runDueJobs();
            return new Step.Next("too late");
        });
        slow.runDueJobs();
        assertThat(steps).containsExactly("", "", "x", "xx", "xxx");
        assertThat(now(job).state()).isEqualTo(JobState.DONE);
        assertThat(now(job).checkpoint()).isEqualTo("xxx");
    }

    @Test
    void run_byManyRunners_takesEachJobOnce() {
        List<JobRecord> jobs = Stream.generate(() -> created("count")).limit(5).toList();
        Callable<Boolean> run = () -> runner(JobRunnerTest::toThree).runDueJobs();
        Race.run(Collections.nCopies(4, run));
        assertThat(jobs).allSatisfy(job -> assertThat(now(job).state()).isEqualTo(JobState.DONE));
        assertThat(steps).hasSize(5 * 4);
    }

    @Test
    void step_thatFails_isTriedAgainLaterAndThenGivenUp() {
        JobRecord job = created("count");
        JobRunner runner = runner(record -> {
            throw new IllegalStateException("the backend is out");
        });
        runner.runDueJobs();
        assertThat(now(job).attempts()).isEqualTo(1);
        assertThat(now(job).error()).isEqualTo("the backend is out");
        assertThat(runner.runDueJobs()).isFalse();
        store.clock.advance(Duration.ofSeconds(5));
        runner.runDueJobs();
        store.clock.advance(Duration.ofSeconds(10)); // the pause doubles
        runner.runDueJobs();
        assertThat(steps).hasSize(3);
        assertThat(now(job).state()).isEqualTo(JobState.FAILED);
    }

    @Test
    void step_thatSucceedsAfterAFailure_beginsToCountAnew() {
        JobRecord job = created("count");
        List<String> failed = new ArrayList<>();
        JobRunner runner = runner(record -> {
            if (failed.size() <= record.checkpoint().length()) {
                failed.add(record.checkpoint());
                throw new IllegalStateException("not yet");
            }
            return toThree(record);
        });
        for (int i = 0; i < 5; i++) {
            runner.runDueJobs();
            store.clock.advance(Duration.ofMinutes(1));
        }
        assertThat(now(job).state()).isEqualTo(JobState.DONE);
    }

    @Test
    void step_thatCannotBeDone_failsTheJobAtOnce() {
        JobRecord job = created("count");
        runner(record -> new Step.Failed("there is no such user")).runDueJobs();
        assertThat(now(job).state()).isEqualTo(JobState.FAILED);
        assertThat(now(job).error()).isEqualTo("there is no such user");
    }

    @Test
    void step_forLater_isGoneOnWithAfterThePauseByWhoeverComes() {
        JobRecord job = created("count");
        Function<JobRecord, Step> later = record -> record.checkpoint().length() == 2
                ? new Step.Done()
                : new Step.Later(record.checkpoint() + "x", Duration.ofMinutes(10));
        runner(later).runDueJobs();
        assertThat(now(job).owner()).isNull();
        assertThat(now(job).attempts()).isZero();
        assertThat(runner(later).runDueJobs()).isFalse();
        store.clock.advance(Duration.ofMinutes(10));
        assertThat(runner(later).runDueJobs()).isTrue();
        assertThat(runner(later).runDueJobs()).isFalse();
        store.clock.advance(Duration.ofMinutes(10));
        assertThat(runner(later).runDueJobs()).isTrue();
        assertThat(steps).containsExactly("", "x", "xx");
        assertThat(now(job).state()).isEqualTo(JobState.DONE);
    }

    @Test
    void job_notBefore_waitsForItsTime() {
        store.table
                .jobTable()
                .create(JobRecord.of("count", Map.of())
                        .notBefore(store.clock.instant().plusSeconds(60)));
        assertThat(runner(JobRunnerTest::toThree).runDueJobs()).isFalse();
        store.clock.advance(Duration.ofSeconds(60));
        assertThat(runner(JobRunnerTest::toThree).runDueJobs()).isTrue();
    }

    @Test
    void start_andWake_runsWhatIsCreatedMeanwhile() {
        JobRunner runner = runner(JobRunnerTest::toThree);
        runner.start();
        try {
            JobRecord job = created("count");
            runner.wake();
            await().until(() -> now(job).state() == JobState.DONE);
        } finally {
            runner.stop();
        }
    }
}
