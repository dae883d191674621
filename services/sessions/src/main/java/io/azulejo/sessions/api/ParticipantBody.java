package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.azulejo.sessions.table.Participant;
import java.time.Instant;
import java.util.Locale;

/** Somebody who takes part in a session. */
@Json
record ParticipantBody(String userId, String role, Instant joinedAt, long version) {

    static ParticipantBody of(Participant participant) {
        return new ParticipantBody(
                participant.userId(),
                participant.role().name().toLowerCase(Locale.ROOT),
                participant.joinedAt(),
                participant.version());
    }
}
