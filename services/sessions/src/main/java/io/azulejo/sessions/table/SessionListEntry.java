package io.azulejo.sessions.table;

import java.time.Instant;

/** Entry in a user's list of sessions: one that the user owns, or one that the user takes part in. */
public sealed interface SessionListEntry permits Session, Participant {
    String sessionId();

    String userId();

    Instant startedAt();
}
