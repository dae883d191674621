package io.azulejo.http.app;

import io.azulejo.ui.HtmlPage;
import io.azulejo.ui.PageResponses;
import io.azulejo.ui.PageShell;
import io.azulejo.ui.UiAssets;
import io.azulejo.ui.UiLanguage;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.function.Function;

/** Registration of a service's pages. For the start of the host, on one thread. */
public final class PageRoutes {
    private final HttpRouting.Builder routing;
    private final String root;
    private final UiAssets assets;
    private final PageShell shell;
    private final Function<ServerRequest, String> settings;

    /** Creates the routes of a service; {@code settings} returns the JSON that its apps read. */
    public PageRoutes(
            HttpRouting.Builder routing,
            String service,
            UiAssets assets,
            PageShell shell,
            Function<ServerRequest, String> settings) {
        this.routing = routing;
        this.root = "/" + service;
        this.assets = assets;
        this.shell = shell;
        this.settings = settings;
        routing.get(root, this::redirectBrowser);
    }

    /** Redirects browsers to the pages; a service may have a route of its API at the same path. */
    private void redirectBrowser(ServerRequest request, ServerResponse response) {
        if (isBrowser(request)) {
            redirect(response, root + "/");
        } else {
            response.next();
        }
    }

    private static boolean isBrowser(ServerRequest request) {
        return request.headers().value(HeaderNames.ACCEPT).orElse("").contains("text/html");
    }

    public PageShell shell() {
        return shell;
    }

    /** Returns the URL of a static file, such as {@code az/tiles/blog.svg}. */
    public String asset(String path) {
        return assets.url(path);
    }

    /** Registers a page for reading. Its address without the leading {@code /<service>} is the pattern. */
    public PageRoutes page(String pattern, PageHandler handler) {
        Handler page = (request, response) -> PageResponses.send(request, response, handler.render(request));
        routing.get(root + pattern, page).head(root + pattern, page);
        if (!pattern.endsWith("/")) {
            routing.get(root + pattern + "/", (request, response) -> {
                String path = request.path().rawPath();
                redirect(response, path.substring(0, path.length() - 1));
            });
        }
        return this;
    }

    /**
     * Registers an app under {@code /<service>/app/}. All addresses below it show the same page; the app's router tells
     * them apart.
     *
     * @param module main script, such as {@code blog/app.js}
     * @param element name of the app's custom element
     */
    public PageRoutes app(String title, String module, String element) {
        Handler handler =
                (request, response) -> PageResponses.send(request, response, app(request, title, module, element));
        routing.get(root + "/app", handler);
        routing.get(root + "/app/*", handler);
        return this;
    }

    /** Leads browsers from {@code /<service>/} to the app, for a service without pages for reading. */
    public PageRoutes appAtRoot() {
        routing.get(root + "/", (request, response) -> {
            if (isBrowser(request)) {
                response.status(Status.FOUND_302)
                        .header(HeaderNames.LOCATION, root + "/app/")
                        .send();
            } else {
                response.next();
            }
        });
        return this;
    }

    /** Registers a route that is no page, such as a feed. */
    public PageRoutes route(String pattern, Handler handler) {
        routing.get(root + pattern, handler);
        return this;
    }

    /** Registers a route that the app posts to and that is no part of the API, such as a preview. */
    public PageRoutes post(String pattern, Handler handler) {
        routing.post(root + pattern, handler);
        return this;
    }

    /** Returns the origin under which the client reached the server, such as {@code https://example.org}. */
    public static String origin(ServerRequest request) {
        var uri = request.requestedUri();
        boolean usual = uri.port() == (uri.scheme().equals("https") ? 443 : 80);
        return uri.scheme() + "://" + uri.host() + (usual ? "" : ":" + uri.port());
    }

    private HtmlPage app(ServerRequest request, String title, String module, String element) {
        return shell.page(title, UiLanguage.of(request))
                .module(module)
                .meta("robots", "noindex")
                .data("az-host", settings.apply(request))
                .app(element)
                .build();
    }

    private static void redirect(ServerResponse response, String location) {
        response.status(Status.MOVED_PERMANENTLY_301)
                .header(HeaderNames.LOCATION, location)
                .send();
    }
}
