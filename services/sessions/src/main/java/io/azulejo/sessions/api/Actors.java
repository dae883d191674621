package io.azulejo.sessions.api;

import io.azulejo.sessions.rules.Actor;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;

/** Who acts when a request comes with a token. */
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
