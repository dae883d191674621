package io.azulejo.ui;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;

/** Server of the gallery: every component in every state, a page to read, and an API for the client's tests. */
final class Gallery implements AutoCloseable {
    static final UiAssets ASSETS = UiAssets.of(
            List.of(UiBundle.of("gallery", Gallery.class, "gallery"), UiBundle.of("notes", Gallery.class, "notes")));
    private static final PageShell SHELL = PageShell.of(ASSETS, "Gallery", "azulejo");

    private final WebServer server;

    Gallery(int port) {
        server = WebServer.builder()
                .host("127.0.0.1")
                .port(port)
                .shutdownHook(false)
                .routing(Gallery::routing)
                .build()
                .start();
    }

    /** Starts the gallery to look at it. */
    public static void main(String[] arguments) {
        Gallery gallery = new Gallery(arguments.length > 0 ? Integer.parseInt(arguments[0]) : 8090);
        System.out.println(gallery.url("/gallery/"));
    }

    String url(String path) {
        return "http://127.0.0.1:" + server.port() + path;
    }

    private static void routing(HttpRouting.Builder routing) {
        routing.register(UiAssets.ROOT, new UiService(ASSETS))
                .register("/gallery/api", new GalleryApi())
                .get("/notes[/]", Gallery::notes)
                .get(
                        "/notes/notes",
                        (request, response) -> response.header(HeaderNames.CONTENT_TYPE, "application/json")
                                .send("{\"items\":[{\"title\":\"Tiles\",\"text\":\"One picture\"}]}"))
                .get("/gallery/read", Gallery::read)
                .get("/gallery/blank", Gallery::blank)
                .get("/gallery[/]", Gallery::app)
                .get("/gallery/inbox", Gallery::app);
    }

    private static void app(ServerRequest request, ServerResponse response) {
        PageResponses.send(
                request,
                response,
                SHELL.page("Gallery", UiLanguage.of(request))
                        .description("Every component in every state")
                        .module("gallery/gallery.js")
                        .app("gallery-app")
                        .build());
    }

    /** The shortest app of docs/reference/ui.md. */
    private static void notes(ServerRequest request, ServerResponse response) {
        PageResponses.send(
                request,
                response,
                PageShell.of(ASSETS, "Notes", "blog")
                        .page("Notes", UiLanguage.of(request))
                        .module("notes/app.js")
                        .app("notes-app")
                        .build());
    }

    /** A page with the import map only, for tests of single modules. */
    private static void blank(ServerRequest request, ServerResponse response) {
        PageResponses.send(
                request,
                response,
                SHELL.page("Blank", UiLanguage.of(request)).module("az/all.js").build());
    }

    private static void read(ServerRequest request, ServerResponse response) {
        Html article = Html.trusted(
                        "<header class=\"az-masthead\"><div><a class=\"az-brand\" href=\"/gallery/\"><img src=\""
                                + ASSETS.url("az/tiles/wavyblog.svg")
                                + "\" alt=\"\" width=\"34\" height=\"34\">WavyBlog</a><a href=\"#\">Newest</a><a href=\"#\">Categories</a></div></header>"
                                + "<div class=\"az-frieze\"></div><main class=\"az-page\"><article class=\"az-prose\"><h1>")
                .plus(Html.text("Azulejos in Lisbon"))
                .plus(Html.trusted("</h1><p class=\"az-meta\"><span>Ana Ribeiro</span><time>18 Nov 2026</time></p>"
                        + "<p>A wall of tiles is drawn once and read for centuries. Each tile is whole by itself, and yet only the "
                        + "wall shows the picture.</p><blockquote>Many different tiles, one picture.</blockquote>"
                        + "<h2>What a tile knows</h2><p>Its neighbours: <code>PK</code> and <code>SK</code>.</p>"
                        + "<pre><code>POST#azulejos  METADATA#azulejos</code></pre></article></main>"));
        PageResponses.send(
                request,
                response,
                SHELL.page("Azulejos in Lisbon", UiLanguage.of(request))
                        .stylesheet("az/prose.css")
                        .link("canonical", "https://example.org/azulejos", "", "")
                        .link("alternate", "/feed", "application/atom+xml", "Newest posts")
                        .property("og:title", "Azulejos in Lisbon")
                        .content(article)
                        .build());
    }

    @Override
    public void close() {
        server.stop();
    }
}
