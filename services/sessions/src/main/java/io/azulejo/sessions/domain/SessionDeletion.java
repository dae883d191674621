package io.azulejo.sessions.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.patterns.job.CursorLoop;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionDetails;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.query.Page;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;

/**
 * Job that deletes a closed session with all its items, one transaction per step. The session item is deleted last: a
 * closed session accepts no new items, and a server that resumes the job finds the rest.
 */
@Singleton
public final class SessionDeletion implements Job {
    static final String TYPE = "session-deletion";
    /** Argument with the user who started a job, who may follow it even when the session is gone. */
    public static final String STARTED_BY = "startedBy";

    private static final String SESSION = "sessionId";

    private final SessionsTable table;
    private final SessionAuthorization access;
    private final InstantSource clock;

    public SessionDeletion(SessionsTable table, SessionAuthorization access, InstantSource clock) {
        this.table = table;
        this.access = access;
        this.clock = clock;
    }

    public JobRecord begin(Actor actor, String sessionId) {
        Session session = access.require(actor, sessionId).requireOwner();
        if (session.openAt(clock.instant())) {
            throw ProblemException.conflict("The session is open; end it first");
        }
        return table.transaction()
                .check(SessionKeys.of(sessionId), SessionConditions.closed(clock.instant()))
                .create(JobRecord.of(TYPE, Map.of(SESSION, sessionId, STARTED_BY, actor.userId())))
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
        return CursorLoop.withPageSize(Npcs.PER_TRANSACTION)
                .forEachPage("messages", page -> table.log(sessionId, page), this::delete)
                .forEachPage("npcs", page -> table.npcs(sessionId, page), this::delete)
                .forEachPage("admissions", page -> table.admissions(sessionId, page), this::delete)
                .forEachPage("participants", page -> participants(sessionId), this::delete)
                .next(record, () -> table.sessionTable().delete(SessionKeys.of(sessionId)));
    }

    private Page<Participant> participants(String sessionId) {
        return new Page<>(
                table.whole(sessionId).map(SessionDetails::participants).orElse(List.of()), null);
    }

    private void delete(List<?> items) {
        for (int from = 0; from < items.size(); from += Npcs.PER_TRANSACTION) {
            int to = Math.min(items.size(), from + Npcs.PER_TRANSACTION);
            table.transaction().deleteAll(items.subList(from, to)).run();
        }
    }
}
