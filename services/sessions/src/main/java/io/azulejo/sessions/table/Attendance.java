package io.azulejo.sessions.table;

import java.time.Instant;

/** A session in a user's list: one the user owns, or one the user takes part in. */
public sealed interface Attendance permits Session, Participant {
    String sessionId();

    String userId();

    Instant startedAt();
}
