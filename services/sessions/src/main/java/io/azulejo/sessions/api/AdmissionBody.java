package io.azulejo.sessions.api;

import io.avaje.jsonb.Json;
import io.azulejo.http.text.EnumNames;
import io.azulejo.sessions.table.Admission;
import java.time.Instant;

/**
 * Invitation, request to join or ban.
 *
 * @param by user who wrote it
 */
@Json
record AdmissionBody(String userId, String state, String role, Instant at, String by) {

    static AdmissionBody of(Admission admission) {
        return new AdmissionBody(
                admission.userId(),
                EnumNames.of(admission.state()),
                EnumNames.of(admission.role()),
                admission.at(),
                admission.by());
    }
}
