package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.notifications.table.DuplicateEmail;

/** A user whose address another one has. */
@Json
record DuplicateView(String email, String userId, String ownerId) {

    static DuplicateView of(DuplicateEmail found) {
        return new DuplicateView(found.email(), found.userId(), found.ownerId());
    }
}
