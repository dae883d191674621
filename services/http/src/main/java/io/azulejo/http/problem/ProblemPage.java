package io.azulejo.http.problem;

import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

/** Page that shows a problem to a person. */
@FunctionalInterface
public interface ProblemPage {

    /** Sends the page if the request is a person's navigation; returns false to answer with JSON. */
    boolean answer(ServerRequest request, ServerResponse response, ProblemException problem);
}
