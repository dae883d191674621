package io.azulejo.server.signature;

import java.util.List;

/**
 * The parts of an HTTP request's head that a signature covers. Independent of the web server, so that it can be tested
 * without one.
 */
public interface SignedRequest {
    String method();

    /** Returns the path as it was sent, without the query. */
    String rawPath();

    /** Returns the query as it was sent, without the question mark; empty if there is none. */
    String rawQuery();

    /** Returns all values of a header, in the order of the request; empty if it is absent. */
    List<String> header(String lowerCaseName);
}
