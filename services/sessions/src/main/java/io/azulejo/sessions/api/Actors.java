package io.azulejo.sessions.api;

import io.azulejo.http.caller.Caller;
import io.azulejo.sessions.domain.Actor;
import io.helidon.webserver.http.ServerRequest;

/** Conversion of a request's caller to an {@link Actor}. */
final class Actors {
    private static final String TENANT = "sessions";
    private static final String OPERATOR = "operator";

    private Actors() {}

    static Actor of(ServerRequest request) {
        return of(Caller.of(request));
    }

    static Actor of(Caller caller) {
        return new Actor(caller.subject(), caller.hasAt(TENANT, OPERATOR));
    }
}
