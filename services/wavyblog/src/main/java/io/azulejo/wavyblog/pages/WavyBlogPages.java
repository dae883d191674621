package io.azulejo.wavyblog.pages;

import io.avaje.jsonb.Jsonb;
import io.azulejo.http.app.AppPages;
import io.azulejo.http.app.PageRoutes;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.markdown.Markdown;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.ui.UiBundle;
import io.azulejo.ui.UiLanguage;
import io.azulejo.wavyblog.domain.PostLists;
import io.azulejo.wavyblog.domain.Posts;
import io.azulejo.wavyblog.domain.Slugs;
import io.azulejo.wavyblog.domain.Users;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Pages of WavyBlog, under {@code /wavyblog/}. */
@Singleton
final class WavyBlogPages implements AppPages {
    static final String TITLE = "WavyBlog";

    private final WavyBlogTable table;
    private final PostLists lists;
    private final Posts posts;
    private final Slugs slugs;
    private final Users users;
    private final Markdown markdown = new Markdown();

    WavyBlogPages(WavyBlogTable table, PostLists lists, Posts posts, Slugs slugs, Users users) {
        this.table = table;
        this.lists = lists;
        this.posts = posts;
        this.slugs = slugs;
        this.users = users;
    }

    @Override
    public String title() {
        return TITLE;
    }

    @Override
    public String tile() {
        return "wavyblog";
    }

    @Override
    public String summary(UiLanguage language) {
        return PageTexts.of(language).summary();
    }

    @Override
    public String action(UiLanguage language) {
        return PageTexts.of(language).action();
    }

    @Override
    public UiBundle bundle() {
        return UiBundle.of("wavyblog", WavyBlogPages.class, "web");
    }

    @Override
    public void register(PageRoutes routes) {
        ReadingPages reading = new ReadingPages(table, lists, posts, slugs, users, markdown, routes);
        Feeds feeds = new Feeds(table, lists);
        routes.page("/", reading::home)
                .page("/read/{slug}", reading::post)
                .page("/category/{slug}", reading::category)
                .page("/author/{username}", reading::author)
                .route("/feed", feeds::atom)
                .route("/sitemap.xml", feeds::sitemap)
                .app(TITLE, "wavyblog/app.js", "wavyblog-app")
                .post("/app/preview", this::preview);
    }

    /** Renders Markdown as the reading page will, for the editor. */
    private void preview(ServerRequest request, ServerResponse response) {
        users.requireActive(Caller.of(request));
        Object text = Jsonb.instance()
                .type(Object.class)
                .map()
                .fromJson(request.content().as(byte[].class))
                .get("text");
        if (!(text instanceof String source)) {
            throw ProblemException.invalid("text", "must be a text");
        }
        response.header(HeaderValues.CONTENT_TYPE_JSON);
        response.send(
                Jsonb.instance().toJson(Map.of("html", markdown.html(source))).getBytes(StandardCharsets.UTF_8));
    }
}
