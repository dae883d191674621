package io.azulejo.blog.pages;

import io.avaje.jsonb.Jsonb;
import io.azulejo.blog.domain.Categories;
import io.azulejo.blog.domain.CategoryPosts;
import io.azulejo.blog.domain.Feed;
import io.azulejo.blog.domain.PostLookup;
import io.azulejo.blog.domain.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.http.app.AppPages;
import io.azulejo.http.app.PageRoutes;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.markdown.Markdown;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.ui.UiBundle;
import io.azulejo.ui.UiLanguage;
import io.helidon.http.HeaderValues;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Pages of the blog, under {@code /blog/}. */
@Singleton
final class BlogPages implements AppPages {
    static final String TITLE = "Blog";

    private final BlogTable table;
    private final Feed feed;
    private final PostLookup lookup;
    private final Categories categories;
    private final CategoryPosts categoryPosts;
    private final Users users;
    private final Markdown markdown = new Markdown();

    BlogPages(
            BlogTable table,
            Feed feed,
            PostLookup lookup,
            Categories categories,
            CategoryPosts categoryPosts,
            Users users) {
        this.table = table;
        this.feed = feed;
        this.lookup = lookup;
        this.categories = categories;
        this.categoryPosts = categoryPosts;
        this.users = users;
    }

    @Override
    public String title() {
        return TITLE;
    }

    @Override
    public String tile() {
        return "blog";
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
        return UiBundle.of("blog", BlogPages.class, "web");
    }

    @Override
    public void register(PageRoutes routes) {
        ReadingPages reading =
                new ReadingPages(table, feed, lookup, categories, categoryPosts, users, markdown, routes);
        BlogFeed atom = new BlogFeed(feed);
        routes.page("/", reading::home)
                .page("/read/{slug}", reading::post)
                .page("/category/{id}", reading::category)
                .page("/author/{id}", reading::author)
                .route("/feed", atom::atom)
                .route("/sitemap.xml", atom::sitemap)
                .app(TITLE, "blog/app.js", "blog-app")
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
