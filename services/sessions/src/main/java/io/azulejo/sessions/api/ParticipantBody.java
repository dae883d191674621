package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.azulejo.http.text.EnumNames;
import io.azulejo.sessions.table.Participant;
import java.time.Instant;

/** Participant of a session. */
@Json
record ParticipantBody(String userId, String role, Instant joinedAt, long version) {

    static ParticipantBody of(Participant participant) {
        return new ParticipantBody(
                participant.userId(), EnumNames.of(participant.role()), participant.joinedAt(), participant.version());
    }
}
