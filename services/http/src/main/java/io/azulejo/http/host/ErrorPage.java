package io.azulejo.http.host;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemPage;
import io.azulejo.ui.Html;
import io.azulejo.ui.PageResponses;
import io.azulejo.ui.PageShell;
import io.azulejo.ui.UiAssets;
import io.azulejo.ui.UiLanguage;
import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;

/** Error page for people: browsers that navigate, not scripts that ask for JSON. */
record ErrorPage(PageShell shell, UiAssets assets) implements ProblemPage {

    @Override
    public boolean answer(ServerRequest request, ServerResponse response, ProblemException problem) {
        Method method = request.prologue().method();
        String accept = request.headers().value(HeaderNames.ACCEPT).orElse("");
        if (!method.equals(Method.GET) || !accept.contains("text/html") || accept.contains("json")) {
            return false;
        }
        UiLanguage language = UiLanguage.of(request);
        int status = problem.type().status();
        String title = StartTexts.of(language, status == 404 ? "error.404" : "error.title");
        Html body = Html.trusted("""
                        <header class="az-masthead"><div><a class="az-brand" href="/"><img src="%s" alt="" width="34" height="34">Azulejo</a></div></header>
                        <div class="az-frieze"></div>
                        <main class="az-page host-error"><p class="host-status">%d</p><h1>""".formatted(assets.url("az/tiles/azulejo.svg"), status))
                .plus(Html.text(title))
                .plus(Html.trusted("</h1><p>"))
                .plus(Html.text(problem.getMessage() == null ? "" : problem.getMessage()))
                .plus(Html.trusted("</p><p><a href=\"/\">"))
                .plus(Html.text(StartTexts.of(language, "error.home")))
                .plus(Html.trusted("</a></p></main>"));
        PageResponses.send(
                request,
                response,
                Status.create(status),
                shell.page(title, language)
                        .stylesheet("az/prose.css")
                        .stylesheet("host/start.css")
                        .meta("robots", "noindex")
                        .content(body)
                        .build());
        return true;
    }
}
