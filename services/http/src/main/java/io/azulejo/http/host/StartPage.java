package io.azulejo.http.host;

import io.azulejo.http.app.AppPages;
import io.azulejo.http.app.PageRoutes;
import io.azulejo.ui.Html;
import io.azulejo.ui.PageResponses;
import io.azulejo.ui.PageShell;
import io.azulejo.ui.UiAssets;
import io.azulejo.ui.UiLanguage;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Start page at {@code /}: the studio and the services with one action each, people to sign in as, the state of the
 * store, and commands to try. Its scripts only add to it.
 */
final class StartPage implements Handler {
    private static final String STUDIO = "studio";

    private final List<RunningService> services;
    private final HostExtensions extensions;
    private final PageShell shell;
    private final UiAssets assets;
    private final Function<ServerRequest, String> settings;

    StartPage(
            List<RunningService> services,
            HostExtensions extensions,
            PageShell shell,
            UiAssets assets,
            Function<ServerRequest, String> settings) {
        this.services = services;
        this.extensions = extensions;
        this.shell = shell;
        this.assets = assets;
        this.settings = settings;
    }

    @Override
    public void handle(ServerRequest request, ServerResponse response) {
        UiLanguage language = UiLanguage.of(request);
        PageResponses.send(
                request,
                response,
                shell.page("Azulejo", language)
                        .stylesheet("az/prose.css")
                        .stylesheet("host/start.css")
                        .module("host/start.js")
                        .description(StartTexts.of(language, "claim"))
                        .data("az-host", settings.apply(request))
                        .content(new Markup(language).page(request))
                        .build());
    }

    /** Markup of one response. */
    private final class Markup {
        private final UiLanguage language;
        private final StringBuilder html = new StringBuilder(8_192);

        Markup(UiLanguage language) {
            this.language = language;
        }

        Html page(ServerRequest request) {
            masthead();
            html.append("<main class=\"host-main\"><section class=\"host-hero\"><div><h1>")
                    .append(text("headline"))
                    .append("</h1><p>")
                    .append(text("claim"))
                    .append("</p><host-health></host-health></div></section>");
            if (extensions.start().demo()) {
                html.append("<host-people></host-people>");
            }
            html.append("<h2 class=\"host-heading\">")
                    .append(text("systems"))
                    .append("</h2><div class=\"host-cards\">");
            String studio = extensions.links().get(STUDIO);
            if (studio != null) {
                card(
                        STUDIO,
                        STUDIO,
                        text("studio"),
                        text("studio.text"),
                        studio,
                        text("studio.action"),
                        null,
                        "host-wide");
            }
            services.stream().filter(service -> pages(service).isPresent()).forEach(this::service);
            services.stream().filter(service -> pages(service).isEmpty()).forEach(this::service);
            html.append("</div>");
            commands(request);
            html.append("</main>");
            footer();
            return Html.trusted(html.toString());
        }

        private void masthead() {
            html.append("<header class=\"az-masthead\"><div><a class=\"az-brand\" href=\"/\"><img src=\"")
                    .append(assets.url("az/tiles/azulejo.svg"))
                    .append(
                            "\" alt=\"\" width=\"34\" height=\"34\">Azulejo</a><host-settings></host-settings></div></header>")
                    .append("<div class=\"az-tiles\" aria-hidden=\"true\"></div>");
        }

        private void service(RunningService service) {
            String base = "/" + service.name();
            Optional<AppPages> pages = pages(service);
            card(
                    service.name(),
                    pages.map(AppPages::tile).orElse("azulejo"),
                    Html.escape(pages.map(AppPages::title)
                            .orElseGet(() -> service.openApi().info("title", service.name()))),
                    Html.escape(pages.map(own -> own.summary(language))
                            .orElseGet(() -> service.openApi().info("description", ""))),
                    pages.isPresent() ? base + "/" : base + "/try",
                    Html.escape(pages.map(own -> own.action(language)).orElseGet(() -> StartTexts.of(language, "try"))),
                    base,
                    pages.isPresent() ? "" : "host-minor");
        }

        private void card(
                String id,
                String tile,
                String title,
                String sentence,
                String href,
                String action,
                @Nullable String api,
                String kind) {
            html.append("<section class=\"host-card ")
                    .append(kind)
                    .append("\" id=\"")
                    .append(Html.escape(id))
                    .append("\"><img src=\"")
                    .append(assets.url("az/tiles/" + tile + ".svg"))
                    .append("\" alt=\"\" width=\"56\" height=\"56\"><h3>")
                    .append(title)
                    .append("</h3><p>")
                    .append(sentence)
                    .append("</p><p class=\"host-actions\"><a class=\"host-button\" href=\"")
                    .append(Html.escape(href))
                    .append("\">")
                    .append(action)
                    .append("</a>");
            if (api != null) {
                html.append(link(api + "/try", text("api")));
                html.append(link(api + "/openapi.json", "OpenAPI"));
                String design = extensions.designPages().get(id);
                if (design != null) {
                    html.append(link(design, text("design")));
                }
            }
            html.append("</p></section>");
        }

        private void commands(ServerRequest request) {
            String origin = PageRoutes.origin(request);
            html.append("<section class=\"host-commands\"><h2 class=\"host-heading\">")
                    .append(text("commands"))
                    .append("</h2><p>")
                    .append(text("commands.text"))
                    .append("</p>");
            command("curl", "curl " + origin + "/health");
            services.stream()
                    .filter(service -> service.openApi().methods().containsKey("/" + service.name() + "/posts"))
                    .findFirst()
                    .ifPresent(
                            service -> command("curl", "curl '" + origin + "/" + service.name() + "/posts?limit=3'"));
            String dynamoDb = extensions.start().dynamoDb();
            if (dynamoDb != null) {
                String aws = "AWS_ACCESS_KEY_ID=demo AWS_SECRET_ACCESS_KEY=demo aws dynamodb ";
                String rest = " --region us-east-1 --endpoint-url " + dynamoDb;
                command("AWS CLI", aws + "list-tables" + rest);
            }
            html.append("</section>");
        }

        private void command(String label, String command) {
            html.append("<div class=\"host-command\"><span>")
                    .append(Html.escape(label))
                    .append("</span><code>")
                    .append(Html.escape(command))
                    .append("</code><az-copy value=\"")
                    .append(Html.escape(command))
                    .append("\"></az-copy></div>");
        }

        private void footer() {
            html.append("<footer class=\"az-footer\">");
            new TreeMap<>(extensions.links())
                    .forEach((name, path) ->
                            html.append(link(path, Html.escape(name))).append(" · "));
            html.append(link("/health", "health"))
                    .append(" · ")
                    .append(link("/metrics", "metrics"))
                    .append("</footer>");
        }

        private String text(String key) {
            return Html.escape(StartTexts.of(language, key));
        }

        private static String link(String href, String label) {
            return "<a href=\"" + Html.escape(href) + "\">" + label + "</a>";
        }
    }

    private static Optional<AppPages> pages(RunningService service) {
        return service.beans().list(AppPages.class).stream().findFirst();
    }
}
