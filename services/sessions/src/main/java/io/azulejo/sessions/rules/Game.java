package io.azulejo.sessions.rules;

import io.azulejo.sessions.table.Participant;
import io.azulejo.sessions.table.Session;
import io.azulejo.web.problem.ProblemException;

/** A session as one actor sees it: what the actor is in it, and so may do. */
public record Game(Session session, Rank rank) {

    /** From most to least. */
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

    /** Whether this one leads the game, and sees what players do not. */
    public boolean leads() {
        return rank == Rank.OWNER || rank == Rank.CO_GM;
    }

    Session requireOwner() {
        if (rank != Rank.OWNER) {
            throw ProblemException.forbidden("Only the session's game master may do this");
        }
        return session;
    }

    Session requireLead() {
        if (!leads()) {
            throw ProblemException.forbidden("Only game masters may do this");
        }
        return session;
    }

    Session requirePlayer() {
        if (rank == Rank.SPECTATOR) {
            throw ProblemException.forbidden("Spectators only watch");
        }
        return session;
    }
}
