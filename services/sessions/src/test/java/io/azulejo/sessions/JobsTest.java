package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobOptions;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.patterns.job.JobState;
import io.azulejo.patterns.job.Step;
import io.azulejo.sessions.domain.NpcBulkCreateJob;
import io.azulejo.sessions.domain.SessionDeletion;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of jobs that are interrupted between any two steps and resumed by another runner. */
@OnEveryBackend
final class JobsTest {
    private final Backend backend;
    private SessionsTestService table;

    JobsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        table = new SessionsTestService(backend);
    }

    @AfterEach
    void stop() {
        table.close();
    }

    /** Simulated crash: the process writes nothing more. */
    private static final class Crash extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** Job that crashes after its first step, before the checkpoint. */
    private record CrashingJob(Job job) implements Job {
        @Override
        public String type() {
            return job.type();
        }

        @Override
        public Step next(JobRecord record) {
            job.next(record);
            throw new Crash();
        }
    }

    private JobRunner runner(Job job) {
        return new JobRunner(
                table.design,
                List.of(job),
                new JobOptions(Duration.ofSeconds(30), Duration.ofHours(1), 10, Duration.ofDays(7)),
                table.clock);
    }

    /** Runs the open job with runners that crash after one step each, and others that resume it. */
    private void runWithCrashes(Job job, String id) {
        for (int crashes = 0; table.design.job(id).orElseThrow().state() == JobState.OPEN; crashes++) {
            assertThat(crashes).as("the job completes").isLessThan(50);
            JobRunner mortal = runner(new CrashingJob(job));
            assertThatThrownBy(mortal::runDueJobs).isInstanceOf(Crash.class);
            assertThat(runner(job).runDueJobs()).as("the lease has not expired").isFalse();
            table.clock.advance(Duration.ofSeconds(31));
            try {
                runner(new OneStep(job)).runDueJobs();
            } catch (Crash afterOneStep) {
                // the next runner resumes at the checkpoint
            }
            table.clock.advance(Duration.ofSeconds(31));
        }
        assertThat(table.design.job(id).orElseThrow().state()).isEqualTo(JobState.DONE);
    }

    /** Job that runs one step, writes its checkpoint and crashes. */
    private static final class OneStep implements Job {
        private final Job job;
        private boolean done;

        OneStep(Job job) {
            this.job = job;
        }

        @Override
        public String type() {
            return job.type();
        }

        @Override
        public Step next(JobRecord record) {
            if (done) {
                throw new Crash();
            }
            done = true;
            return job.next(record);
        }
    }

    @Test
    void b10_crowd_killedBetweenSteps_isAddedOnce() {
        String session = table.start("gm");
        ApiResponse begun = table.user("gm")
                .post(session + "/npcs/bulk", Map.of("name", "Rat", "count", 200))
                .hasStatus(202);
        String served = String.valueOf(SessionsTestService.object(begun, "job").get("id"));
        table.finished(served);
        JobRecord again = table.design
                .jobTable()
                .create(JobRecord.of(
                        "npc-crowd",
                        Map.of(
                                "sessionId",
                                session,
                                "draft",
                                "{\"name\":\"Bat\",\"lines\":[]}",
                                "count",
                                "200",
                                "prefix",
                                "npc_bat")));
        runWithCrashes(table.host.beans("sessions", NpcBulkCreateJob.class).getFirst(), again.id());
        assertThat(table.design.whole(session).orElseThrow().npcs())
                .filteredOn(npc -> npc.displayName().startsWith("Bat"))
                .hasSize(200)
                .extracting(npc -> npc.name())
                .doesNotHaveDuplicates();
    }

    @Test
    void crowd_ofASessionThatEnds_isGivenUpWithItsReason() {
        String session = table.start("gm");
        JobRecord crowd = table.design
                .jobTable()
                .create(JobRecord.of(
                        "npc-crowd",
                        Map.of(
                                "sessionId",
                                session,
                                "draft",
                                "{\"name\":\"Bat\"}",
                                "count",
                                "200",
                                "prefix",
                                "npc_bat")));
        table.user("gm").post(session + "/end").hasStatus(200);
        runner(table.host.beans("sessions", NpcBulkCreateJob.class).getFirst()).runDueJobs();
        JobRecord given = table.design.job(crowd.id()).orElseThrow();
        assertThat(given.state()).isEqualTo(JobState.FAILED);
        assertThat(given.error()).isEqualTo("The session is over");
    }

    @Test
    void deletion_killedBetweenSteps_leavesNothing() {
        String session = table.start("gm");
        ApiClient gm = table.user("gm");
        String npc = table.npc("gm", session, "Meepo", List.of("Yark!"));
        gm.post(session + "/npcs/bulk", Map.of("name", "Rat", "count", 90)).hasStatus(201);
        gm.post(session + "/npcs/bulk", Map.of("name", "Bat", "count", 30)).hasStatus(201);
        for (int i = 0; i < 5; i++) {
            table.join("player" + i, session);
            gm.post(session + "/npcs/" + npc + "/messages", Map.of("text", "Hi"))
                    .hasStatus(201);
        }
        gm.delete(session).isProblem(409);
        gm.post(session + "/end").hasStatus(200);
        JobRecord job = table.design.jobTable().create(JobRecord.of("session-deletion", Map.of("sessionId", session)));
        runWithCrashes(table.host.beans("sessions", SessionDeletion.class).getFirst(), job.id());
        assertThat(table.partition("SESSION#" + session)).isEmpty();
        assertThat(table.partition("SESSIONLOG#" + session)).isEmpty();
        assertThat(gm.get("users/gm/sessions").items()).isEmpty();
        assertThat(table.user("player1").get("users/player1/sessions").items()).isEmpty();
    }

    @Test
    void deletion_askedFor_isForTheOwner() {
        String session = table.start("gm");
        table.join("player", session);
        table.user("gm").post(session + "/end").hasStatus(200);
        table.user("player").delete(session).isProblem(403);
        table.finished(table.user("gm").delete(session).hasStatus(202).text("id"));
        table.user("gm").get(session).isProblem(404);
    }
}
