package io.azulejo.sessions.rules;

import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.ParticipantKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionWhole;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.error.IncompleteAggregateException;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.Found;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import jakarta.inject.Singleton;
import java.util.Objects;
import java.util.Optional;

/** Who may see a session: its owner, its participants, and operators. To everybody else it is not there. */
@Singleton
public final class Access {
    private final SessionsTable table;

    public Access(SessionsTable table) {
        this.table = table;
    }

    /** The session and the actor's part in it, in one request. */
    public Game game(Actor actor, String sessionId) {
        return find(actor, sessionId).orElseThrow(() -> absent(sessionId));
    }

    /** As {@link #game}; empty where there is no such session for this actor. */
    public Optional<Game> find(Actor actor, String sessionId) {
        EntityKey<Session> session = SessionKeys.of(Ids.sought("session", sessionId));
        EntityKey<Participant> participant = ParticipantKeys.of(sessionId, actor.userId());
        Found found =
                table.batchGet().consistent().get(session).get(participant).run();
        return found.get(session).flatMap(known -> game(actor, known, found.get(participant)));
    }

    /** A session with its NPCs and users, and the actor's part in it, in one request. */
    public Whole whole(Actor actor, String sessionId) {
        SessionWhole whole = read(Ids.sought("session", sessionId)).orElseThrow(() -> absent(sessionId));
        Optional<Participant> participant = whole.participants().stream()
                .filter(candidate -> candidate.userId().equals(actor.userId()))
                .findFirst();
        return new Whole(game(actor, whole.session(), participant).orElseThrow(() -> absent(sessionId)), whole);
    }

    private Optional<SessionWhole> read(String sessionId) {
        try {
            return table.whole(sessionId);
        } catch (IncompleteAggregateException orphans) {
            // NPCs or users whose session is gone: TTL deletes each item in its own time
            return Optional.empty();
        }
    }

    /** What {@link #whole} gives. */
    public record Whole(Game game, SessionWhole whole) {}

    Session known(String sessionId) {
        return table.session(Ids.sought("session", sessionId)).orElseThrow(() -> absent(sessionId));
    }

    private static Optional<Game> game(Actor actor, Session session, Optional<Participant> participant) {
        if (actor.operator() || Objects.equals(session.userId(), actor.userId())) {
            return Optional.of(new Game(session, Game.Rank.OWNER));
        }
        return participant.map(found -> new Game(session, Game.Rank.of(found.role())));
    }

    private static ProblemException absent(String sessionId) {
        return ProblemException.notFound("session", sessionId);
    }
}
