package io.azulejo.http.host;

import io.avaje.jsonb.Jsonb;
import io.azulejo.http.app.AppPages;
import io.azulejo.http.app.PageRoutes;
import io.azulejo.http.demo.DemoPerson;
import io.azulejo.http.problem.ProblemPage;
import io.azulejo.http.recording.RecordedCall;
import io.azulejo.http.recording.RecordingFilter;
import io.azulejo.http.recording.Recordings;
import io.azulejo.ui.PageShell;
import io.azulejo.ui.UiAssets;
import io.azulejo.ui.UiBundle;
import io.azulejo.ui.UiLanguage;
import io.azulejo.ui.UiService;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Pages of the host and its services, with the static files that they share. Thread-safe. */
final class HostPages {
    private static final String BUNDLE = "host";

    private final List<RunningService> services;
    private final HostExtensions extensions;
    private final UiAssets assets;
    private final PageShell shell;
    private final Recordings recordings = new Recordings();

    HostPages(List<RunningService> services, HostExtensions extensions) {
        this.services = services;
        this.extensions = extensions;
        List<UiBundle> bundles = new ArrayList<>();
        bundles.add(UiBundle.of(BUNDLE, AppPages.class, "web"));
        services.forEach(service -> service.beans().list(AppPages.class).forEach(pages -> bundles.add(pages.bundle())));
        assets = UiAssets.of(bundles);
        shell = PageShell.of(assets, "Azulejo", "azulejo");
    }

    ProblemPage errorPage() {
        return new ErrorPage(shell, assets);
    }

    void register(HttpRouting.Builder routing) {
        routing.addFilter(new RecordingFilter(recordings, extensions.start().demo()));
        routing.register(UiAssets.ROOT, new UiService(assets));
        StartPage start = new StartPage(services, extensions, shell, assets, this::settings);
        routing.get("/", start).head("/", start);
        routing.get("/recordings/{id}", (request, response) -> {
            List<RecordedCall> calls =
                    recordings.take(request.path().pathParameters().get("id"));
            response.header(HeaderValues.CONTENT_TYPE_JSON).header(HeaderValues.create("Cache-Control", "no-store"));
            response.send(Jsonb.instance()
                    .type(RecordedCall.class)
                    .list()
                    .toJson(calls)
                    .getBytes(StandardCharsets.UTF_8));
        });
        for (RunningService service : services) {
            for (AppPages pages : service.beans().list(AppPages.class)) {
                PageShell own = PageShell.of(assets, pages.title(), pages.tile());
                pages.register(new PageRoutes(
                        routing,
                        service.name(),
                        assets,
                        own.policy(own.policy().allow("img-src", "https:")),
                        this::settings));
            }
        }
    }

    /** Returns what the scripts of every page know of the host, as JSON. */
    private String settings(ServerRequest request) {
        UiLanguage language = UiLanguage.of(request);
        List<Map<String, String>> apps = new ArrayList<>();
        for (RunningService service : services) {
            for (AppPages pages : service.beans().list(AppPages.class)) {
                apps.add(Map.of(
                        "href", "/" + service.name() + "/",
                        "name", pages.title(),
                        "tile", pages.tile(),
                        "text", pages.summary(language)));
            }
        }
        Map<String, Object> settings = new LinkedHashMap<>();
        settings.put("demo", extensions.start().demo());
        settings.put("apps", apps);
        settings.put("studio", extensions.links().getOrDefault("studio", ""));
        settings.put(
                "people",
                extensions.start().people().get().stream()
                        .map(HostPages::person)
                        .toList());
        return Jsonb.instance().toJson(settings);
    }

    private static Map<String, Object> person(DemoPerson person) {
        Map<String, Object> logins = new LinkedHashMap<>();
        person.logins()
                .forEach((issuer, login) ->
                        logins.put(issuer, Map.of("login", login.login(), "password", login.password())));
        return Map.of("id", person.id(), "name", person.name(), "may", person.may(), "logins", logins);
    }
}
