package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.azulejo.sessions.table.Participant;
import io.azulejo.web.text.Words;
import java.time.Instant;

/** Somebody who takes part in a session. */
@Json
record ParticipantBody(String userId, String role, Instant joinedAt, long version) {

    static ParticipantBody of(Participant participant) {
        return new ParticipantBody(
                participant.userId(), Words.of(participant.role()), participant.joinedAt(), participant.version());
    }
}
