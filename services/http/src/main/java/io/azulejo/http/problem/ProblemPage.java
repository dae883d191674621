package io.azulejo.http.problem;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import java.nio.charset.StandardCharsets;

/** Page that shows a problem to a person with a browser. */
final class ProblemPage {
    private ProblemPage() {}

    /** Returns whether a person asks: browsers name HTML when they open a page, programs do not. */
    static boolean isWanted(ServerRequest request) {
        return request.headers()
                .value(HeaderNames.ACCEPT)
                .filter(accept -> accept.contains("text/html") && !accept.contains("json"))
                .isPresent();
    }

    static byte[] of(ProblemException problem, String requestId) {
        return """
                <!doctype html>
                <html lang="en"><head><meta charset="utf-8"><title>%2$s</title>
                <style>body{font-family:system-ui,sans-serif;margin:4rem auto;max-width:40rem;padding:0 1rem}</style>
                </head><body><h1>%1$d %2$s</h1><p>%3$s</p><p><a href="/">Start page</a></p>
                <p><small>Request %4$s</small></p></body></html>
                """.formatted(
                        problem.type().status(),
                        escaped(problem.type().title()),
                        escaped(String.valueOf(problem.getMessage())),
                        escaped(requestId))
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
