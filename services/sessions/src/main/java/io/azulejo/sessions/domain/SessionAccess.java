package io.azulejo.sessions.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.Session;

/**
 * Session together with an actor's rank in it, which determines what the actor may do.
 *
 * @param identity user id that has the rank: the actor's own, or that of the linked Discord user or account
 */
public record SessionAccess(Session session, Rank rank, String identity) {

    /** Rank in a session, from most to least privileged. */
    public enum Rank {
        OWNER,
        CO_GM,
        PLAYER,
        SPECTATOR;

        static Rank of(Participant.Role role) {
            return switch (role) {
                case CO_GM -> CO_GM;
                case PLAYER -> PLAYER;
                case SPECTATOR -> SPECTATOR;
            };
        }
    }

    /** Returns whether the actor is a game master. */
    public boolean isGameMaster() {
        return rank == Rank.OWNER || rank == Rank.CO_GM;
    }

    Session requireOwner() {
        if (rank != Rank.OWNER) {
            throw ProblemException.forbidden("Only the session's game master may do this");
        }
        return session;
    }

    Session requireGameMaster() {
        if (!isGameMaster()) {
            throw ProblemException.forbidden("Only game masters may do this");
        }
        return session;
    }

    Session requirePlayer() {
        if (rank == Rank.SPECTATOR) {
            throw ProblemException.forbidden("Spectators cannot do this");
        }
        return session;
    }
}
