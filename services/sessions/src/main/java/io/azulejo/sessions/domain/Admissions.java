package io.azulejo.sessions.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.sessions.table.Admission;
import io.azulejo.sessions.table.AdmissionKeys;
import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.ParticipantKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.ItemsByKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Invitations, requests to join and bans. Each is the user's one {@link Admission} in a session. */
@Singleton
public final class Admissions {
    private final SessionsTable table;
    private final SessionAuthorization access;
    private final SessionTransactions activity;
    private final Participants participants;
    private final SessionPolicy policy;
    private final InstantSource clock;

    public Admissions(
            SessionsTable table,
            SessionAuthorization access,
            SessionTransactions activity,
            Participants participants,
            SessionPolicy policy,
            InstantSource clock) {
        this.table = table;
        this.access = access;
        this.activity = activity;
        this.participants = participants;
        this.policy = policy;
        this.clock = clock;
    }

    /** Invites a user. Only the owner can invite a co-gamemaster. A banned user must be unbanned first. */
    public Admission invite(Actor actor, String sessionId, String userId, Participant.Role role) {
        SessionAccess game = access.require(actor, sessionId);
        Session session = role == Participant.Role.CO_GM ? game.requireOwner() : game.requireGameMaster();
        Outsider user = outsider(session, userId);
        user.requireOutside();
        user.admission()
                .filter(known -> known.state() == Admission.State.BANNED)
                .ifPresent(banned -> {
                    throw ProblemException.conflict("The user is banned from the session; lift the ban first");
                });
        return write(actor, user, Admission.State.INVITED, role);
    }

    /** Asks the game masters for permission to join. Asking again changes nothing. */
    public Admission request(Actor actor, String sessionId, Participant.Role role) {
        Session session = activity.requireOpen(access.known(sessionId));
        if (role == Participant.Role.CO_GM) {
            throw ProblemException.invalid("role", "must be player or spectator when joining");
        }
        Outsider user = outsider(session, actor.userId());
        user.requireOutside();
        Optional<Admission> known = user.admission();
        if (known.isPresent()) {
            Participants.requireNotBanned(known.get());
            return known.get();
        }
        return write(actor, user, Admission.State.REQUESTED, role);
    }

    /** Approves a request to join. */
    public Participant approve(Actor actor, String sessionId, String userId) {
        Session session = access.require(actor, sessionId).requireGameMaster();
        Admission request = known(sessionId, userId, Admission.State.REQUESTED);
        participants.requireRoom(sessionId);
        return activity.inOpenSession(actor, session)
                .delete(request)
                .create(participants.of(session, userId, request.role()))
                .run()
                .first(Participant.class);
    }

    /** Bans a user, who is removed from the session if necessary. */
    public Admission ban(Actor actor, String sessionId, String userId) {
        SessionAccess game = access.require(actor, sessionId);
        game.requireGameMaster();
        return ban(actor, game, userId);
    }

    /** Removes a participant. Users can leave; game masters can remove others, who are then banned. */
    public void remove(Actor actor, String sessionId, String userId) {
        SessionAccess game = access.require(actor, sessionId);
        if (userId.equals(actor.userId()) || userId.equals(game.identity())) {
            Participant participant = participants.found(sessionId, userId);
            activity.inOpenSession(actor, game.session()).delete(participant).run();
            return;
        }
        game.requireGameMaster();
        String known = Ids.requireId("participant", userId);
        Lifecycle.retryOnConflict(() -> {
            Outsider user = read(game.session(), known);
            if (user.participant().isEmpty()) {
                throw ProblemException.notFound("participant", known);
            }
            return ban(actor, game, user);
        });
    }

    private Admission ban(Actor actor, SessionAccess game, String userId) {
        return Lifecycle.retryOnConflict(() -> {
            if (game.session().userId().equals(userId)) {
                throw ProblemException.conflict("The session's owner cannot be banned");
            }
            return ban(actor, game, outsider(game.session(), userId));
        });
    }

    private Admission ban(Actor actor, SessionAccess game, Outsider user) {
        user.participant()
                .filter(known -> known.role() == Participant.Role.CO_GM)
                .ifPresent(coGm -> game.requireOwner());
        return write(actor, user, Admission.State.BANNED, Participant.Role.PLAYER);
    }

    /** Withdraws an invitation or lifts a ban. */
    public void revoke(Actor actor, String sessionId, String userId, Admission.State state) {
        access.require(actor, sessionId).requireGameMaster();
        table.admissionTable().delete(known(sessionId, userId, state));
    }

    /** Declines a request to join. Users can withdraw their own. */
    public void decline(Actor actor, String sessionId, String userId) {
        if (!actor.userId().equals(userId)) {
            access.require(actor, sessionId).requireGameMaster();
        }
        table.admissionTable().delete(known(sessionId, userId, Admission.State.REQUESTED));
    }

    /** Returns the admissions with a state, for game masters. A page may be shorter than requested. */
    public Page<Admission> list(Actor actor, String sessionId, Admission.State state, PageRequest page) {
        access.require(actor, sessionId).requireGameMaster();
        Page<Admission> all = table.admissions(sessionId, page);
        return new Page<>(
                all.items().stream().filter(found -> found.state() == state).toList(),
                all.next().orElse(null));
    }

    private Admission known(String sessionId, String userId, Admission.State state) {
        return table.admissionTable()
                .getConsistent(AdmissionKeys.of(Ids.requireId("session", sessionId), Ids.requireId("user", userId)))
                .filter(found -> found.state() == state)
                .orElseThrow(() -> ProblemException.notFound(
                        switch (state) {
                            case INVITED -> "invitation of";
                            case REQUESTED -> "request of";
                            case BANNED -> "ban of";
                        },
                        userId));
    }

    /** User who is to be admitted or banned, with the items that exist now. */
    private record Outsider(
            Session session, String userId, Optional<Participant> participant, Optional<Admission> admission) {

        void requireOutside() {
            if (session.userId().equals(userId) || participant.isPresent()) {
                throw ProblemException.conflict("The user already takes part in the session");
            }
        }
    }

    private Outsider outsider(Session session, String userId) {
        return read(session, Fields.user("userId", userId));
    }

    private Outsider read(Session session, String userId) {
        EntityKey<Participant> participant = ParticipantKeys.of(session.sessionId(), userId);
        EntityKey<Admission> admission = AdmissionKeys.of(session.sessionId(), userId);
        ItemsByKey found =
                table.batchGet().consistent().get(participant).get(admission).run();
        return new Outsider(session, userId, found.get(participant), found.get(admission));
    }

    /** Writes the admission. A participant is removed; a user who joins in the meantime makes the transaction fail. */
    private Admission write(Actor actor, Outsider user, Admission.State state, Participant.Role role) {
        Session session = user.session();
        TransactWrite transaction = activity.inOpenSession(actor, session);
        user.participant()
                .ifPresentOrElse(
                        transaction::delete,
                        () -> transaction.checkAbsent(ParticipantKeys.of(session.sessionId(), user.userId())));
        long version = user.admission().map(Admission::version).orElse(0L);
        Admission admission = new Admission(
                session.sessionId(),
                user.userId(),
                state,
                role,
                clock.instant(),
                actor.userId(),
                keptUntil(session),
                version);
        if (user.admission().isPresent()) {
            transaction.put(admission);
        } else {
            transaction.create(admission);
        }
        return transaction.run().first(Admission.class);
    }

    private @Nullable Instant keptUntil(Session session) {
        Instant limit = session.hardLimit();
        return limit == null ? null : limit.plus(policy.keptAfter());
    }
}
