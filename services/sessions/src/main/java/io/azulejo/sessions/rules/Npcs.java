package io.azulejo.sessions.rules;

import io.azulejo.sessions.table.Npc;
import io.azulejo.sessions.table.NpcKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.schema.Found;
import io.azulejo.web.idempotency.Mark;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.precondition.Versions;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The characters of a session. Game masters make, change and remove them while the session is open. */
@Singleton
public final class Npcs {
    /** A transaction has a hundred actions; some are left for what goes with the NPCs. */
    static final int PER_TRANSACTION = 90;

    private static final int MOST_AT_ONCE = 500;

    private final SessionsTable table;
    private final Access access;
    private final Activity activity;
    private final NpcCrowd crowd;
    private final SessionPolicy policy;
    private final InstantSource clock;

    public Npcs(
            SessionsTable table,
            Access access,
            Activity activity,
            NpcCrowd crowd,
            SessionPolicy policy,
            InstantSource clock) {
        this.table = table;
        this.access = access;
        this.activity = activity;
        this.crowd = crowd;
        this.policy = policy;
        this.clock = clock;
    }

    public Npc add(Actor actor, String sessionId, NpcDraft draft, Mark mark) {
        Session session = access.game(actor, sessionId).requireLead();
        Npc npc = draft.checked().in(session, Ids.next("npc_"), policy, clock.instant());
        return mark.run(activity.inOpen(actor, session).create(npc), npc.npcId())
                .first(Npc.class);
    }

    /**
     * Several NPCs at once.
     *
     * @param npcs all of them, where they fit into one transaction
     * @param job what adds them in steps, where they do not
     */
    public record Crowd(List<Npc> npcs, @Nullable JobRecord job) {}

    /** Adds so many alike, numbered from 1. */
    public Crowd addMany(Actor actor, String sessionId, NpcDraft draft, int count, Mark mark) {
        Session session = access.game(actor, sessionId).requireLead();
        if (count < 1 || count > MOST_AT_ONCE) {
            throw ProblemException.invalid("count", "must be from 1 to " + MOST_AT_ONCE);
        }
        NpcDraft checked = draft.checked();
        if (count > PER_TRANSACTION) {
            return new Crowd(List.of(), crowd.begin(activity.inOpen(actor, session), session, checked, count, mark));
        }
        String prefix = Ids.next("npc_");
        List<Npc> npcs = IntStream.rangeClosed(1, count)
                .mapToObj(number -> NpcCrowd.npc(session, checked, prefix, number, policy, clock.instant()))
                .toList();
        List<String> ids = npcs.stream().map(Npc::npcId).toList();
        return new Crowd(
                mark.run(activity.inOpen(actor, session).createAll(npcs), ids).all(Npc.class), null);
    }

    /** So many that were added at once, by their ids or that of their job. */
    public Crowd added(Actor actor, String sessionId, int count, List<String> ids) {
        access.game(actor, sessionId).requireLead();
        if (count > PER_TRANSACTION) {
            String job = ids.getFirst();
            return new Crowd(List.of(), table.job(job).orElseThrow(() -> ProblemException.notFound("job", job)));
        }
        Found found = table.batchGet()
                .consistent()
                .getAll(ids.stream().map(id -> NpcKeys.of(sessionId, id)).toList())
                .run();
        return new Crowd(found.all(Npc.class), null);
    }

    /** Replaces what the game master said of an NPC. */
    public Npc change(Actor actor, String sessionId, String npcId, NpcDraft draft, OptionalLong version) {
        Session session = access.game(actor, sessionId).requireLead();
        Npc npc = inVersion(known(sessionId, npcId), version);
        return activity.inOpen(actor, session)
                .put(draft.checked().over(npc))
                .run()
                .first(Npc.class);
    }

    public void remove(Actor actor, String sessionId, String npcId, OptionalLong version) {
        Session session = access.game(actor, sessionId).requireLead();
        activity.inOpen(actor, session)
                .delete(inVersion(known(sessionId, npcId), version))
                .run();
    }

    /** The NPC that somebody means: by its id, or by its name if only one has it. */
    public Optional<Npc> meant(String sessionId, String text) {
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
                    named.size() + " NPCs are called " + named.getFirst().displayName() + ": give the id, such as "
                            + named.getFirst().npcId());
        }
        return named.stream().findFirst();
    }

    public Npc known(String sessionId, String npcId) {
        return table.npc(sessionId, Ids.sought("NPC", npcId))
                .orElseThrow(() -> ProblemException.notFound("NPC", npcId));
    }

    private static Npc inVersion(Npc npc, OptionalLong version) {
        Versions.require(version, "NPC", npc.version());
        return npc;
    }
}
