package io.azulejo.sessions.rules;

import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionWhole;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.web.job.Job;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.Step;
import io.azulejo.web.job.Walk;
import io.azulejo.web.problem.ProblemException;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;

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
        return Walk.inStepsOf(Npcs.PER_TRANSACTION)
                .through("messages", page -> table.log(sessionId, page), this::delete)
                .through("npcs", page -> table.npcs(sessionId, page), this::delete)
                .through("participants", page -> participants(sessionId), this::delete)
                .next(record, () -> table.sessionTable().delete(SessionKeys.of(sessionId)));
    }

    private Page<Participant> participants(String sessionId) {
        return new Page<>(table.whole(sessionId).map(SessionWhole::participants).orElse(List.of()), null);
    }

    private void delete(List<?> items) {
        for (int from = 0; from < items.size(); from += Npcs.PER_TRANSACTION) {
            int to = Math.min(items.size(), from + Npcs.PER_TRANSACTION);
            table.transaction().deleteAll(items.subList(from, to)).run();
        }
    }
}
