package io.azulejo.patterns.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.patterns.job.Sagas.SagaOptions;
import io.azulejo.patterns.sample.Store;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.error.InvalidCursorException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
@OnEveryBackend
final class SagasTest {
    private final Store store;
    private final List<String> steps = new CopyOnWriteArrayList<>();

    SagasTest(Backend kind) {
        store = new Store(kind);
    }

    @AfterEach
    void stop() {
        store.close();
    }

    private Sagas sagas(int inlineSteps) {
        SagaOptions options = new SagaOptions(inlineSteps, Duration.ofSeconds(30), Duration.ofSeconds(10));
        return new Sagas(store.table, store.clock, options);
    }

    private Job job(Function<JobRecord, Step> next) {
        return new Job() {
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
    }

    private static Step toTwo(JobRecord record) {
        int done = record.checkpoint().length();
        return done == 2 ? new Step.Done() : new Step.Next("x".repeat(done + 1));
    }

    private JobRecord begun(Sagas sagas) {
        return store.table.jobTable().create(sagas.record("count", Map.of()));
    }

    @Test
    void goOn_workThatARequestEnds_leavesNoRecord() {
        Sagas sagas = sagas(8);
        JobRecord record = begun(sagas);
        sagas.resume(record, job(SagasTest::toTwo));
        assertThat(steps).containsExactly("", "x", "xx");
        assertThat(store.table.job(record.id())).isEmpty();
    }

    @Test
    void goOn_moreStepsThanARequestTakes_leavesTheRestToARunnerAtOnce() {
        Sagas sagas = sagas(1);
        Job job = job(SagasTest::toTwo);
        sagas.resume(begun(sagas), job);
        assertThat(steps).containsExactly("");
        assertThat(runner(job).runDueJobs()).isTrue();
        assertThat(steps).containsExactly("", "", "x", "xx");
    }

    @Test
    void goOn_stepThatFails_isTriedAgainByARunnerWhenItsTimeHasCome() {
        Sagas sagas = sagas(8);
        JobRecord record = begun(sagas);
        sagas.resume(record, job(any -> {
            throw new InvalidCursorException("today");
        }));
        Job job = job(SagasTest::toTwo);
        assertThat(runner(job).runDueJobs()).isFalse();
        store.clock.advance(Duration.ofSeconds(31));
        assertThat(runner(job).runDueJobs()).isTrue();
        assertThat(store.table.job(record.id()).orElseThrow().state()).isEqualTo(JobState.DONE);
    }

    private JobRunner runner(Job job) {
        return new JobRunner(store.table, List.of(job), JobOptions.defaults(), store.clock);
    }
}
