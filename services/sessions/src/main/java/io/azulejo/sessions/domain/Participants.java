package io.azulejo.sessions.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.sessions.table.AccountLink;
import io.azulejo.sessions.table.AccountLinkKeys;
import io.azulejo.sessions.table.Admission;
import io.azulejo.sessions.table.AdmissionKeys;
import io.azulejo.sessions.table.Joining;
import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.ParticipantAttributes;
import io.azulejo.sessions.table.ParticipantKeys;
import io.azulejo.sessions.table.Session;
import io.azulejo.sessions.table.SessionAttributes;
import io.azulejo.sessions.table.SessionKeys;
import io.azulejo.sessions.table.SessionsTable;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.ItemsByKey;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Participants of a session, their roles, and its ownership. */
@Singleton
public final class Participants {
    /** With this many participants, one request still reads the session. */
    private static final int MOST = 100;

    private final SessionsTable table;
    private final SessionAuthorization access;
    private final SessionTransactions activity;
    private final OpenSessionPointers pointers;
    private final InstantSource clock;

    public Participants(
            SessionsTable table,
            SessionAuthorization access,
            SessionTransactions activity,
            OpenSessionPointers pointers,
            InstantSource clock) {
        this.table = table;
        this.access = access;
        this.activity = activity;
        this.pointers = pointers;
        this.clock = clock;
    }

    /**
     * Joins a session by an invitation, or without one if the session is open to the actor.
     *
     * @param role requested role; null for the one of the invitation, or player
     */
    public Participant join(Actor actor, String sessionId, Participant.@Nullable Role role) {
        return join(actor, sessionId, role, Set.of(Joining.OPEN));
    }

    /** Joins the session of the Discord channel in which the actor uses a command. */
    public Participant joinFromChannel(Actor actor, String sessionId) {
        return join(actor, sessionId, null, Set.of(Joining.OPEN, Joining.CHANNEL));
    }

    private Participant join(Actor actor, String sessionId, Participant.@Nullable Role role, Set<Joining> open) {
        if (role == Participant.Role.CO_GM) {
            throw ProblemException.invalid("role", "must be player or spectator when joining");
        }
        return Lifecycle.retryOnConflict(() -> {
            Entrant entrant = entrant(actor, sessionId);
            Session session = activity.requireOpen(entrant.session());
            if (entrant.isOwner()) {
                throw ProblemException.conflict("You are the session's game master");
            }
            if (entrant.takesPart()) {
                throw ProblemException.conflict("You already take part in the session");
            }
            entrant.admissions().forEach(Participants::requireNotBanned);
            Optional<Admission> invitation = entrant.invitation();
            if (invitation.isEmpty() && !actor.operator() && !open.contains(session.joiningRule())) {
                throw ProblemException.forbidden("You need an invitation to this session. You can ask to join it");
            }
            requireRoom(sessionId);
            Participant.Role asked = role == null ? Participant.Role.PLAYER : role;
            TransactWrite transaction = activity.inOpenSession(actor, session)
                    .create(of(
                            session,
                            Fields.user("userId", actor.userId()),
                            invitation
                                    .filter(any -> role != Participant.Role.SPECTATOR)
                                    .map(Admission::role)
                                    .orElse(asked)));
            entrant.admissions().forEach(transaction::delete);
            if (entrant.admissions().stream().noneMatch(known -> known.userId().equals(actor.userId()))) {
                transaction.checkAbsent(AdmissionKeys.of(sessionId, actor.userId()));
            }
            try {
                return transaction.run().first(Participant.class);
            } catch (AlreadyExistsException joinedBefore) {
                throw ProblemException.conflict("You already take part in the session");
            }
        });
    }

    /** User who wants to join, with the admissions of the account and of the linked Discord user. */
    private record Entrant(
            String userId, @Nullable String otherId, Session session, boolean takesPart, List<Admission> admissions) {

        boolean isOwner() {
            return session.userId().equals(userId) || session.userId().equals(otherId);
        }

        Optional<Admission> invitation() {
            return admissions.stream()
                    .filter(known -> known.state() == Admission.State.INVITED)
                    .findFirst();
        }
    }

    private Entrant entrant(Actor actor, String sessionId) {
        EntityKey<Session> session = SessionKeys.of(Ids.requireId("session", sessionId));
        EntityKey<Admission> admission = AdmissionKeys.of(sessionId, actor.userId());
        EntityKey<Participant> participant = ParticipantKeys.of(sessionId, actor.userId());
        EntityKey<AccountLink> link = AccountLinkKeys.of(actor.userId());
        ItemsByKey found = table.batchGet()
                .consistent()
                .get(session)
                .get(admission)
                .get(participant)
                .get(link)
                .run();
        Session known = found.get(session).orElseThrow(() -> ProblemException.notFound("session", sessionId));
        List<Admission> admissions = new ArrayList<>();
        found.get(admission).ifPresent(admissions::add);
        String other = found.get(link).map(AccountLink::otherId).orElse(null);
        if (other != null) {
            table.admissionTable()
                    .getConsistent(AdmissionKeys.of(sessionId, other))
                    .ifPresent(admissions::add);
        }
        return new Entrant(actor.userId(), other, known, found.get(participant).isPresent(), admissions);
    }

    static void requireNotBanned(Admission admission) {
        if (admission.state() == Admission.State.BANNED) {
            throw ProblemException.forbidden("You are banned from this session");
        }
    }

    void requireRoom(String sessionId) {
        if (table.whole(sessionId).stream()
                        .mapToInt(whole -> whole.participants().size())
                        .sum()
                >= MOST) {
            throw ProblemException.conflict("The session already has the maximum of " + MOST + " participants");
        }
    }

    public Participant setRole(
            Actor actor, String sessionId, String userId, Participant.Role role, OptionalLong version) {
        activity.requireOpen(access.require(actor, sessionId).requireOwner());
        return table.participantTable()
                .update(ParticipantKeys.of(sessionId, Ids.requireId("participant", userId)))
                .set(ParticipantAttributes.ROLE, role)
                .expectVersion(version)
                .run();
    }

    /** Transfers a session to a participant. The previous owner becomes a co-gamemaster. */
    public Session transfer(Actor actor, String sessionId, String userId) {
        access.require(actor, sessionId).requireOwner();
        return Lifecycle.retryOnConflict(() -> {
            Session session = activity.requireOpen(access.known(sessionId));
            Participant next = found(sessionId, userId);
            TransactWrite transaction = table.transaction()
                    .update(table.sessionTable()
                            .update(SessionKeys.of(sessionId))
                            .set(SessionAttributes.USER_ID, userId)
                            .where(SessionAttributes.USER_ID
                                    .eq(session.userId())
                                    .and(SessionConditions.open(clock.instant()))))
                    .delete(next)
                    .create(of(session, session.userId(), Participant.Role.CO_GM));
            pointers.transfer(transaction, session, userId);
            transaction.run();
            return access.known(sessionId);
        });
    }

    Participant found(String sessionId, String userId) {
        return table.participantTable()
                .getConsistent(ParticipantKeys.of(sessionId, Ids.requireId("participant", userId)))
                .orElseThrow(() -> ProblemException.notFound("participant", userId));
    }

    Participant of(Session session, String userId, Participant.Role role) {
        return new Participant(
                session.sessionId(), userId, role, session.startedAt(), clock.instant(), session.expiresAt(), 0);
    }
}
