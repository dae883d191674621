package io.azulejo.server.signature;

import java.util.List;

/** What a signature covers of an HTTP request's head. Independent of the web server, so that it can be tested without one. */
public interface SignedRequest {
    String method();

    /** The path as it was sent, without the query. */
    String rawPath();

    /** The query as it was sent, without the question mark; empty if there is none. */
    String rawQuery();

    /** All values of a header, in the order of the request; empty if it is absent. */
    List<String> header(String lowerCaseName);
}
