package io.azulejo.sessions.rules;

import io.azulejo.sessions.table.Message;
import io.azulejo.sessions.table.MessageKeys;
import io.azulejo.sessions.table.Npc;
import io.azulejo.sessions.table.NpcAttributes;
import io.azulejo.sessions.table.NpcKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.idempotency.Mark;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import io.azulejo.web.text.Texts;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What NPCs are told and answer. What is said is an item for each message; what the NPC has come to is checked by its
 * version, so that of two who talk to it at once neither gets the other's answer, and nothing is lost.
 */
@Singleton
public final class Conversation {
    private static final int LONGEST_TEXT = 1500;
    private static final int ATTEMPTS = 20;

    private final SessionsTable table;
    private final Access access;
    private final Activity activity;
    private final Npcs npcs;
    private final Responder responder;
    private final SessionPolicy policy;
    private final InstantSource clock;

    public Conversation(
            SessionsTable table,
            Access access,
            Activity activity,
            Npcs npcs,
            Responder responder,
            SessionPolicy policy,
            InstantSource clock) {
        this.table = table;
        this.access = access;
        this.activity = activity;
        this.npcs = npcs;
        this.responder = responder;
        this.policy = policy;
        this.clock = clock;
    }

    /** What was said, and the answer if the NPC had one. */
    public record Exchange(Message told, @Nullable Message answer) {}

    /** Tells an NPC something. */
    public Exchange tell(Actor actor, String sessionId, String npcId, String text, Mark mark) {
        Session session = access.game(actor, sessionId).requirePlayer();
        String checked = Texts.required("text", text, LONGEST_TEXT);
        for (int attempts = 0; attempts < ATTEMPTS; attempts++) {
            try {
                return exchange(actor, session, npcs.known(sessionId, npcId), checked, mark);
            } catch (VersionConflictException spokenToMeanwhile) {
                // the NPC is a line further now: it is asked again
            }
        }
        throw ProblemException.conflict("Too many talk to this NPC at once: try again");
    }

    private Exchange exchange(Actor actor, Session session, Npc npc, String text, Mark mark) {
        Message told = message(session, npc, Message.Kind.TOLD, actor.userId(), text, null);
        Optional<String> line = responder.answer(npc, text);
        TransactWrite transaction = activity.inActive(actor, session).create(told);
        if (line.isEmpty()) {
            mark.run(transaction.check(NpcKeys.of(npc.sessionId(), npc.npcId())), told.messageId());
            return new Exchange(told, null);
        }
        Message answer = message(session, npc, Message.Kind.ANSWERED, null, line.get(), told.messageId());
        transaction
                .create(answer)
                .update(table.npcTable()
                        .update(NpcKeys.of(npc.sessionId(), npc.npcId()))
                        .set(NpcAttributes.SPOKEN, npc.linesSpoken() + 1)
                        .expectVersion(npc.version()));
        mark.run(transaction, List.of(told.messageId(), answer.messageId()));
        return new Exchange(told, answer);
    }

    /** What was said before, by the ids of what was told and of its answer if it had one. */
    public Exchange told(Actor actor, String sessionId, String npcId, List<String> ids) {
        access.game(actor, sessionId);
        List<Message> said = table.batchGet()
                .consistent()
                .getAll(ids.stream()
                        .map(id -> MessageKeys.of(sessionId, npcId, id))
                        .toList())
                .run()
                .all(Message.class);
        if (said.size() < ids.size()) {
            throw ProblemException.notFound("message", ids.getFirst());
        }
        return new Exchange(said.getFirst(), said.size() == 1 ? null : said.getLast());
    }

    /** Lets an NPC say something, as the game master wants it. */
    public Message say(Actor actor, String sessionId, String npcId, String text, @Nullable String replyTo) {
        Session session = access.game(actor, sessionId).requireLead();
        Npc npc = npcs.known(sessionId, npcId);
        Message said = message(
                session,
                npc,
                Message.Kind.ANSWERED,
                actor.userId(),
                Texts.required("text", text, LONGEST_TEXT),
                replyTo == null ? null : Texts.line("replyTo", replyTo, 64));
        return activity.inActive(actor, session)
                .create(said)
                .check(NpcKeys.of(sessionId, npcId))
                .run()
                .first(Message.class);
    }

    private Message message(
            Session session, Npc npc, Message.Kind kind, @Nullable String userId, String text, @Nullable String to) {
        Instant limit = session.hardLimit();
        return new Message(
                session.sessionId(),
                npc.npcId(),
                Ids.next("msg_"),
                kind,
                userId,
                text,
                to,
                clock.instant(),
                limit == null ? null : limit.plus(policy.keptAfter()));
    }
}
