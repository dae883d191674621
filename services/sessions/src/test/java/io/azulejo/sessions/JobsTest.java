package io.azulejo.sessions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.sessions.rules.NpcCrowd;
import io.azulejo.sessions.rules.SessionDeletion;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.testing.Backend;
import io.azulejo.testing.OnEveryBackend;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.job.JobState;
import io.azulejo.web.job.Step;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Work that is longer than a transaction, cut off between any two steps and taken up by another. */
@OnEveryBackend
final class JobsTest {
    private final Backend backend;
    private Table table;

    JobsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        table = new Table(backend);
    }

    @AfterEach
    void stop() {
        table.close();
    }

    /** The process ends here, with no chance to write anything more. */
    private static final class Killed extends Error {
        private static final long serialVersionUID = 1L;
    }

    /** Dies after its first step, before the checkpoint. */
    private record Mortal(Job job) implements Job {
        @Override
        public String type() {
            return job.type();
        }

        @Override
        public Step next(JobRecord record) {
            job.next(record);
            throw new Killed();
        }
    }

    private JobRunner runner(Job job) {
        return new JobRunner(
                table.design,
                List.of(job),
                new JobOptions(Duration.ofSeconds(30), Duration.ofHours(1), 10, Duration.ofDays(7)),
                table.clock);
    }

    /** Runs the one open job by runners that die after a step each, and others that take it up from there. */
    private void runByMortals(Job job, String id) {
        for (int deaths = 0; table.design.job(id).orElseThrow().state() == JobState.OPEN; deaths++) {
            assertThat(deaths).as("the job comes to an end").isLessThan(50);
            JobRunner mortal = runner(new Mortal(job));
            assertThatThrownBy(mortal::runFree).isInstanceOf(Killed.class);
            assertThat(runner(job).runFree()).as("a lease that has not ended").isFalse();
            table.clock.turn(Duration.ofSeconds(31));
            try {
                runner(new OneStep(job)).runFree();
            } catch (Killed afterOneStep) {
                // the next one takes it up from the checkpoint
            }
            table.clock.turn(Duration.ofSeconds(31));
        }
        assertThat(table.design.job(id).orElseThrow().state()).isEqualTo(JobState.DONE);
    }

    /** Does one step and writes its checkpoint, then dies. */
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
                throw new Killed();
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
        String served = String.valueOf(Table.object(begun, "job").get("id"));
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
        runByMortals(table.host.beans("sessions", NpcCrowd.class).getFirst(), again.id());
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
        runner(table.host.beans("sessions", NpcCrowd.class).getFirst()).runFree();
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
        runByMortals(table.host.beans("sessions", SessionDeletion.class).getFirst(), job.id());
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
