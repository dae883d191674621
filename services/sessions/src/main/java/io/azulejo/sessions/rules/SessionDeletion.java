package io.azulejo.sessions.rules;

import io.azulejo.sessions.table.Message;
import io.azulejo.sessions.table.MessageKeys;
import io.azulejo.sessions.table.Npc;
import io.azulejo.sessions.table.NpcKeys;
import io.azulejo.sessions.table.ParticipantKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionWhole;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import io.azulejo.web.problem.ProblemException;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Deletes a session that is over with all that belongs to it, in steps of one transaction. The session itself goes
 * last: until then nothing can be added, as it is closed for good, and whoever takes the job over finds the rest.
 */
@Singleton
public final class SessionDeletion implements Job {
    static final String TYPE = "session-deletion";
    private static final String SESSION = "sessionId";

    private final SessionsTable table;
    private final Access access;
    private final InstantSource clock;

    public SessionDeletion(SessionsTable table, Access access, InstantSource clock) {
        this.table = table;
        this.access = access;
        this.clock = clock;
    }

    public JobRecord begin(Actor actor, String sessionId) {
        Session session = access.game(actor, sessionId).requireOwner();
        if (session.openAt(clock.instant())) {
            throw ProblemException.conflict("The session is open: end it first");
        }
        return table.transaction()
                .check(SessionKeys.of(sessionId), Openness.closed(clock.instant()))
                .create(JobRecord.of(TYPE, Map.of(SESSION, sessionId)))
                .run()
                .first(JobRecord.class);
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord record) {
        String sessionId = record.argument(SESSION);
        List<Message> messages =
                table.log(sessionId, PageRequest.of(Npcs.PER_TRANSACTION)).items();
        if (!messages.isEmpty()) {
            TransactWrite transaction = table.transaction();
            messages.forEach(
                    message -> transaction.delete(MessageKeys.of(sessionId, message.npcId(), message.messageId())));
            transaction.run();
            return new Step.Next("messages");
        }
        List<Npc> npcs =
                table.npcs(sessionId, PageRequest.of(Npcs.PER_TRANSACTION)).items();
        if (!npcs.isEmpty()) {
            TransactWrite transaction = table.transaction();
            npcs.forEach(npc -> transaction.delete(NpcKeys.of(sessionId, npc.npcId())));
            transaction.run();
            return new Step.Next("npcs");
        }
        Optional<SessionWhole> rest = table.whole(sessionId);
        if (rest.isPresent()) {
            TransactWrite transaction = table.transaction();
            List<String> users = rest.get().participants().stream()
                    .map(participant -> participant.userId())
                    .limit(Npcs.PER_TRANSACTION)
                    .toList();
            users.forEach(user -> transaction.delete(ParticipantKeys.of(sessionId, user)));
            if (users.size() == rest.get().participants().size()) {
                transaction.delete(SessionKeys.of(sessionId)).run();
                return new Step.Done();
            }
            transaction.run();
            return new Step.Next("participants");
        }
        return new Step.Done();
    }
}
