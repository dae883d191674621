package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.notifications.rules.Inbox;

/** How many were changed, and whether there are more to be changed by the same request again. */
@Json
record MarkedBody(int changed, boolean more) {

    static MarkedBody of(Inbox.Marked marked) {
        return new MarkedBody(marked.changed(), marked.more());
    }
}
