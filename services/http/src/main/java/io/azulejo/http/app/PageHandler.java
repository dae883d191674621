package io.azulejo.http.app;

import io.azulejo.ui.HtmlPage;
import io.helidon.webserver.http.ServerRequest;

/** Renderer of one kind of page. A failure becomes an error page. */
@FunctionalInterface
public interface PageHandler {
    HtmlPage render(ServerRequest request);
}
