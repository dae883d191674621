package io.azulejo.sessions.domain;

import io.azulejo.http.precondition.Versions;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.sessions.table.Npc;
import io.azulejo.sessions.table.NpcKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.schema.ItemsByKey;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** NPCs of a session. Game masters add, change and remove them while the session is open. */
@Singleton
public final class Npcs {
    /** A transaction has at most 100 actions; some are left for the other items. */
    static final int PER_TRANSACTION = 90;

    private static final int MOST_AT_ONCE = 500;

    private final SessionsTable table;
    private final SessionAuthorization access;
    private final SessionTransactions activity;
    private final NpcBulkCreateJob crowd;
    private final SessionPolicy policy;
    private final InstantSource clock;

    public Npcs(
            SessionsTable table,
            SessionAuthorization access,
            SessionTransactions activity,
            NpcBulkCreateJob crowd,
            SessionPolicy policy,
            InstantSource clock) {
        this.table = table;
        this.access = access;
        this.activity = activity;
        this.crowd = crowd;
        this.policy = policy;
        this.clock = clock;
    }

    public Npc add(Actor actor, String sessionId, NpcDraft draft, IdempotentCommit mark) {
        Session session = access.require(actor, sessionId).requireGameMaster();
        Npc npc = draft.checked().in(session, Ids.next("npc_"), policy, clock.instant());
        return mark.run(activity.inOpenSession(actor, session).create(npc), npc.npcId())
                .first(Npc.class);
    }

    /**
     * NPCs created together.
     *
     * @param npcs the NPCs, if they fit into one transaction
     * @param job the job that creates them, if they do not
     */
    public record CreatedNpcs(List<Npc> npcs, @Nullable JobRecord job) {}

    /** Adds a number of NPCs with the same properties, numbered from 1. */
    public CreatedNpcs addMany(Actor actor, String sessionId, NpcDraft draft, int count, IdempotentCommit mark) {
        Session session = access.require(actor, sessionId).requireGameMaster();
        if (count < 1 || count > MOST_AT_ONCE) {
            throw ProblemException.invalid("count", "must be from 1 to " + MOST_AT_ONCE);
        }
        NpcDraft checked = draft.checked();
        if (count > PER_TRANSACTION) {
            return new CreatedNpcs(
                    List.of(),
                    crowd.begin(actor, activity.inOpenSession(actor, session), session, checked, count, mark));
        }
        String prefix = Ids.next("npc_");
        List<Npc> npcs = IntStream.rangeClosed(1, count)
                .mapToObj(number -> NpcBulkCreateJob.npc(session, checked, prefix, number, policy, clock.instant()))
                .toList();
        List<String> ids = npcs.stream().map(Npc::npcId).toList();
        return new CreatedNpcs(
                mark.run(activity.inOpenSession(actor, session).createAll(npcs), ids)
                        .all(Npc.class),
                null);
    }

    /** Returns NPCs created earlier by their ids, or the job that creates them. */
    public CreatedNpcs added(Actor actor, String sessionId, int count, List<String> ids) {
        access.require(actor, sessionId).requireGameMaster();
        if (count > PER_TRANSACTION) {
            String job = ids.getFirst();
            return new CreatedNpcs(List.of(), table.job(job).orElseThrow(() -> ProblemException.notFound("job", job)));
        }
        ItemsByKey found = table.batchGet()
                .consistent()
                .getAll(ids.stream().map(id -> NpcKeys.of(sessionId, id)).toList())
                .run();
        return new CreatedNpcs(found.all(Npc.class), null);
    }

    /** Replaces the properties of an NPC. */
    public Npc change(Actor actor, String sessionId, String npcId, NpcDraft draft, OptionalLong version) {
        Session session = access.require(actor, sessionId).requireGameMaster();
        Npc npc = requireVersion(known(sessionId, npcId), version);
        return activity.inOpenSession(actor, session)
                .put(draft.checked().applyTo(npc))
                .run()
                .first(Npc.class);
    }

    public void remove(Actor actor, String sessionId, String npcId, OptionalLong version) {
        Session session = access.require(actor, sessionId).requireGameMaster();
        activity.inOpenSession(actor, session)
                .delete(requireVersion(known(sessionId, npcId), version))
                .run();
    }

    /** Finds an NPC by its id, or by its name if the name is unique. */
    public Optional<Npc> findByIdOrName(String sessionId, String text) {
        List<Npc> named = PageRequest.of(100)
                .all(page -> table.npcs(sessionId, page))
                .filter(npc -> npc.npcId().equals(text) || npc.displayName().equalsIgnoreCase(text.strip()))
                .toList();
        Optional<Npc> byId =
                named.stream().filter(npc -> npc.npcId().equals(text)).findFirst();
        if (byId.isPresent()) {
            return byId;
        }
        if (named.size() > 1) {
            throw ProblemException.conflict(
                    named.size() + " NPCs are named " + named.getFirst().displayName() + ": choose one from the list");
        }
        return named.stream().findFirst();
    }

    public Npc known(String sessionId, String npcId) {
        return table.npc(sessionId, Ids.requireId("NPC", npcId))
                .orElseThrow(() -> ProblemException.notFound("NPC", npcId));
    }

    private static Npc requireVersion(Npc npc, OptionalLong version) {
        Versions.require(version, "NPC", npc.version());
        return npc;
    }
}
