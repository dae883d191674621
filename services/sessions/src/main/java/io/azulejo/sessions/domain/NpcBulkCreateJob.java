package io.azulejo.sessions.domain;

import io.avaje.jsonb.JsonType;
import io.azulejo.http.json.WebJson;
import io.azulejo.http.text.Ids;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.sessions.table.Npc;
import io.azulejo.sessions.table.NpcKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Job that creates more NPCs than fit into one transaction, one transaction per step. Their ids are derived from the
 * job and their number, so that a repeated step finds what it created before.
 */
@Singleton
public final class NpcBulkCreateJob implements Job {
    static final String TYPE = "npc-crowd";
    private static final String SESSION = "sessionId";
    private static final String DRAFT = "draft";
    private static final String COUNT = "count";
    private static final String PREFIX = "prefix";

    private final SessionsTable table;
    private final SessionPolicy policy;
    /** Lenient, so that a job of a later version of this program can be read. */
    private final JsonType<NpcDraft> json = WebJson.create().type(NpcDraft.class);

    private final InstantSource clock;

    public NpcBulkCreateJob(SessionsTable table, SessionPolicy policy, InstantSource clock) {
        this.table = table;
        this.policy = policy;
        this.clock = clock;
    }

    /** Creates the job in a transaction that requires an open session and commits the idempotency key. */
    JobRecord begin(
            Actor actor, TransactWrite transaction, Session session, NpcDraft draft, int count, IdempotentCommit mark) {
        Map<String, String> arguments = Map.of(
                SessionDeletion.STARTED_BY,
                actor.userId(),
                SESSION,
                session.sessionId(),
                DRAFT,
                json.toJson(draft),
                COUNT,
                Integer.toString(count),
                PREFIX,
                Ids.next("npc_"));
        JobRecord job = JobRecord.of(Ids.next("job_"), TYPE, arguments);
        return mark.run(transaction.create(job), job.id()).first(JobRecord.class);
    }

    /** Returns the NPC with a number. */
    static Npc npc(Session session, NpcDraft draft, String prefix, int number, SessionPolicy policy, Instant now) {
        return draft.named(draft.name() + " " + number).in(session, prefix + "-" + number, policy, now);
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord record) {
        String sessionId = record.argument(SESSION);
        Optional<Session> session = table.session(sessionId).filter(found -> found.openAt(clock.instant()));
        if (session.isEmpty()) {
            return new Step.Failed("The session is over");
        }
        int count = Integer.parseInt(record.argument(COUNT));
        int done = record.checkpoint().isEmpty() ? 0 : Integer.parseInt(record.checkpoint());
        int next = Math.min(count, done + Npcs.PER_TRANSACTION);
        String prefix = record.argument(PREFIX);
        // A step writes all of its NPCs or none, so checking the first one is enough.
        if (table.npcTable()
                .getConsistent(NpcKeys.of(sessionId, prefix + "-" + (done + 1)))
                .isEmpty()) {
            NpcDraft draft = json.fromJson(record.argument(DRAFT));
            List<Npc> npcs = IntStream.rangeClosed(done + 1, next)
                    .mapToObj(number -> npc(session.get(), draft, prefix, number, policy, clock.instant()))
                    .toList();
            table.transaction()
                    .check(SessionKeys.of(sessionId), SessionConditions.open(clock.instant()))
                    .createAll(npcs)
                    .run();
        }
        return next == count ? new Step.Done() : new Step.Next(Integer.toString(next));
    }
}
