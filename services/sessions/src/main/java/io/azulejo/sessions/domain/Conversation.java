package io.azulejo.sessions.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.TextValidation;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.sessions.table.Message;
import io.azulejo.sessions.table.MessageKeys;
import io.azulejo.sessions.table.Npc;
import io.azulejo.sessions.table.NpcAttributes;
import io.azulejo.sessions.table.NpcKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Conversations with NPCs. Each message is an item. The NPC's progress is guarded by its version, so that concurrent
 * speakers get their own answers and no message is lost.
 */
@Singleton
public final class Conversation {
    private static final int LONGEST_TEXT = 1500;
    private static final int ATTEMPTS = 20;

    private final SessionsTable table;
    private final SessionAuthorization access;
    private final SessionTransactions activity;
    private final Npcs npcs;
    private final Responder responder;
    private final SessionPolicy policy;
    private final InstantSource clock;

    public Conversation(
            SessionsTable table,
            SessionAuthorization access,
            SessionTransactions activity,
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

    /** Message and the NPC's answer, if it has one. */
    public record Exchange(Message told, @Nullable Message answer) {}

    /** Sends a message to an NPC. */
    public Exchange sendMessage(Actor actor, String sessionId, String npcId, String text, IdempotentCommit mark) {
        Session session = access.require(actor, sessionId).requirePlayer();
        String checked = TextValidation.required("text", text, LONGEST_TEXT);
        for (int attempts = 0; attempts < ATTEMPTS; attempts++) {
            try {
                return exchange(actor, session, npcs.known(sessionId, npcId), checked, mark);
            } catch (VersionConflictException spokenToMeanwhile) {
                // the NPC has moved on to its next line: try again
            }
        }
        throw ProblemException.conflict("Too many messages to this NPC at the same time; try again");
    }

    private Exchange exchange(Actor actor, Session session, Npc npc, String text, IdempotentCommit mark) {
        Message told = message(session, npc, Message.Kind.TOLD, actor.userId(), text, null);
        Optional<String> line = responder.answer(npc, text);
        TransactWrite transaction = activity.inActiveSession(actor, session).create(told);
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

    /** Returns an earlier exchange by the ids of the message and, if there is one, its answer. */
    public Exchange told(Actor actor, String sessionId, String npcId, List<String> ids) {
        access.require(actor, sessionId);
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

    /** Sends a message as an NPC on behalf of a game master. */
    public Message sendReply(Actor actor, String sessionId, String npcId, String text, @Nullable String replyTo) {
        Session session = access.require(actor, sessionId).requireGameMaster();
        Npc npc = npcs.known(sessionId, npcId);
        Message said = message(
                session,
                npc,
                Message.Kind.ANSWERED,
                actor.userId(),
                TextValidation.required("text", text, LONGEST_TEXT),
                replyTo == null ? null : TextValidation.line("replyTo", replyTo, 64));
        return activity.inActiveSession(actor, session)
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
