package io.azulejo.wavyblog.pages;

import io.azulejo.http.app.Markup;
import io.azulejo.http.app.PageRoutes;
import io.azulejo.http.markdown.Markdown;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.problem.MovedException;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.ui.HtmlPage;
import io.azulejo.ui.PageBuilder;
import io.azulejo.ui.UiLanguage;
import io.azulejo.wavyblog.domain.PostLists;
import io.azulejo.wavyblog.domain.Posts;
import io.azulejo.wavyblog.domain.Slugs;
import io.azulejo.wavyblog.domain.Users;
import io.azulejo.wavyblog.table.Category;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.helidon.webserver.http.ServerRequest;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Pages for readers and search engines. They need no script. Thread-safe. */
final class ReadingPages {
    private static final int PER_PAGE = 12;
    private static final int MAX_CATEGORIES = 50;
    private static final int DESCRIPTION = 180;

    private final WavyBlogTable table;
    private final PostLists lists;
    private final Posts posts;
    private final Slugs slugs;
    private final Users users;
    private final Markdown markdown;
    private final PageRoutes routes;

    ReadingPages(
            WavyBlogTable table,
            PostLists lists,
            Posts posts,
            Slugs slugs,
            Users users,
            Markdown markdown,
            PageRoutes routes) {
        this.table = table;
        this.lists = lists;
        this.posts = posts;
        this.slugs = slugs;
        this.users = users;
        this.markdown = markdown;
        this.routes = routes;
    }

    HtmlPage home(ServerRequest request) {
        UiLanguage language = UiLanguage.of(request);
        PageTexts texts = PageTexts.of(language);
        Page<Listed> page = lists.newest(null, null, pageRequest(request)).map(Listed::of);
        Markup body = masthead(language);
        body.raw("<main class=\"az-page wavy-wide\"><h1>").text(texts.newest()).raw("</h1>");
        categories(body, texts, null);
        list(body, texts, page, Links.HOME);
        body.raw("</main>");
        return document(WavyBlogPages.TITLE, language, request, Links.HOME)
                .description(texts.summary())
                .property("og:type", "website")
                .property("og:title", WavyBlogPages.TITLE)
                .content(footer(body, texts).html())
                .build();
    }

    HtmlPage post(ServerRequest request) {
        UiLanguage language = UiLanguage.of(request);
        PageTexts texts = PageTexts.of(language);
        String slug = request.path().pathParameters().get("slug");
        Post post = table.post(slug)
                .filter(Post::published)
                .orElseThrow(() -> slugs.redirect(slug)
                        .<RuntimeException>map(now -> new MovedException(Links.post(now)))
                        .orElseGet(() -> ProblemException.notFound("post", slug)));
        String author = table.user(post.authorId())
                .map(User::displayName)
                .filter(name -> !name.isBlank())
                .orElse(post.authorId());
        String content = posts.content(post);
        Listed listed = Listed.of(post);
        Markup body = masthead(language);
        body.raw("<main class=\"az-page\"><article class=\"az-prose\"><h1>")
                .text(post.title())
                .raw("</h1><p class=\"az-meta\"><span>")
                .text(texts.by() + " ")
                .link(Links.author(post.authorId()), author)
                .raw("</span><span>")
                .date(listed.time())
                .raw("</span><span>")
                .text(texts.in() + " ")
                .link(Links.category(post.category()), post.category())
                .raw("</span></p>")
                .image(post.thumbnailUrl(), "wavy-cover")
                .raw("<div class=\"az-prose\">")
                .body(markdown.html(content), post.title())
                .raw("</div></article></main>");
        String description = summary(content);
        PageBuilder page = document(post.title(), language, request, Links.post(post.slug()))
                .description(description)
                .meta("author", author)
                .property("og:type", "article")
                .property("og:title", post.title())
                .property("og:description", description)
                .property("article:published_time", listed.time().toString());
        if (post.thumbnailUrl() != null && post.thumbnailUrl().startsWith("https://")) {
            page.property("og:image", post.thumbnailUrl());
        }
        return page.content(footer(body, texts).html()).build();
    }

    HtmlPage category(ServerRequest request) {
        UiLanguage language = UiLanguage.of(request);
        PageTexts texts = PageTexts.of(language);
        String slug = request.path().pathParameters().get("slug");
        Category category = table.category(slug)
                .orElseThrow(() -> slugs.redirect(slug)
                        .<RuntimeException>map(now -> new MovedException(Links.category(now)))
                        .orElseGet(() -> ProblemException.notFound("category", slug)));
        Page<Listed> page = lists.byCategory(slug, pageRequest(request)).map(Listed::of);
        Markup body = masthead(language);
        body.raw("<main class=\"az-page wavy-wide\"><h1>").text(category.name()).raw("</h1>");
        if (category.description() != null) {
            body.raw("<p class=\"wavy-lead\">").text(category.description()).raw("</p>");
        }
        categories(body, texts, slug);
        list(body, texts, page, Links.category(slug));
        body.raw("</main>");
        return document(category.name(), language, request, Links.category(slug))
                .description(category.description() == null ? category.name() : category.description())
                .property("og:title", category.name())
                .content(footer(body, texts).html())
                .build();
    }

    HtmlPage author(ServerRequest request) {
        UiLanguage language = UiLanguage.of(request);
        PageTexts texts = PageTexts.of(language);
        String username = request.path().pathParameters().get("username");
        User user = table.user(username)
                .orElseThrow(() -> users.renamedTo(username)
                        .<RuntimeException>map(now -> new MovedException(Links.author(now)))
                        .orElseGet(() -> ProblemException.notFound("user", username)));
        Page<Listed> page =
                lists.byUser(username, () -> user, pageRequest(request)).map(Listed::of);
        String name = user.displayName() == null || user.displayName().isBlank() ? username : user.displayName();
        Markup body = masthead(language);
        body.raw("<main class=\"az-page wavy-wide\"><h1>").text(name).raw("</h1>");
        if (user.bio() != null) {
            body.raw("<p class=\"wavy-lead\">").text(user.bio()).raw("</p>");
        }
        list(body, texts, page, Links.author(username));
        body.raw("</main>");
        return document(name, language, request, Links.author(username))
                .description(texts.postsOf() + " " + name)
                .property("og:type", "profile")
                .property("og:title", name)
                .content(footer(body, texts).html())
                .build();
    }

    private Markup masthead(UiLanguage language) {
        PageTexts texts = PageTexts.of(language);
        return new Markup(language)
                .masthead(routes.asset("az/tiles/wavyblog.svg"), Links.HOME, WavyBlogPages.TITLE)
                .raw("<nav class=\"wavy-nav\">")
                .link(Links.FEED, texts.feed())
                .link(Links.WRITE, texts.write(), "wavy-button")
                .raw("</nav>")
                .endMasthead();
    }

    private static Markup footer(Markup body, PageTexts texts) {
        return body.raw("<footer class=\"az-footer\">")
                .link(Links.HOME, WavyBlogPages.TITLE)
                .raw(" · ")
                .link(Links.FEED, texts.feed())
                .raw(" · ")
                .link("/", "Azulejo")
                .raw("</footer>");
    }

    private void categories(Markup body, PageTexts texts, @Nullable String current) {
        List<Category> all = table.categories(PageRequest.of(MAX_CATEGORIES)).items();
        body.raw("<nav class=\"wavy-categories\" aria-label=\"")
                .text(texts.categories())
                .raw("\">");
        for (Category category : all) {
            if (category.slug().equals(current)) {
                body.raw("<a aria-current=\"page\" href=\"")
                        .text(Links.category(category.slug()))
                        .raw("\">")
                        .text(category.name())
                        .raw("</a>");
            } else {
                body.link(Links.category(category.slug()), category.name());
            }
        }
        body.raw("</nav>");
    }

    private static void list(Markup body, PageTexts texts, Page<Listed> page, String address) {
        if (page.items().isEmpty()) {
            body.raw("<p class=\"wavy-lead\">").text(texts.empty()).raw("</p>");
        }
        body.raw("<ul class=\"wavy-posts\">");
        for (Listed post : page.items()) {
            body.raw("<li>")
                    .image(post.thumbnailUrl(), "wavy-thumbnail")
                    .raw("<h2>")
                    .link(Links.post(post.slug()), post.title())
                    .raw("</h2><p class=\"az-meta\"><span>")
                    .text(texts.by() + " ")
                    .link(Links.author(post.author()), post.author())
                    .raw("</span><span>")
                    .date(post.time())
                    .raw("</span><span>")
                    .link(Links.category(post.category()), post.category())
                    .raw("</span></p></li>");
        }
        body.raw("</ul>");
        Optional<Cursor> next = page.next();
        if (next.isPresent()) {
            body.raw("<p class=\"wavy-older\">")
                    .link(address + "?cursor=" + Links.encoded(next.get().text()), texts.older())
                    .raw("</p>");
        }
    }

    private PageBuilder document(String title, UiLanguage language, ServerRequest request, String address) {
        String url = PageRoutes.origin(request) + address;
        return routes.shell()
                .page(title, language)
                .stylesheet("az/prose.css")
                .stylesheet("wavyblog/read.css")
                .link("canonical", url, "", "")
                .link("alternate", Links.FEED, "application/atom+xml", WavyBlogPages.TITLE)
                .property("og:url", url)
                .property("og:site_name", WavyBlogPages.TITLE);
    }

    private static PageRequest pageRequest(ServerRequest request) {
        return PageQuery.of(null, request.query().first("cursor").orElse(null), PER_PAGE);
    }

    /** Returns the beginning of a text without Markdown's marks. */
    static String summary(String markdown) {
        String text = markdown.replaceAll("!?\\[([^\\]]*)]\\([^)]*\\)", "$1")
                .replaceAll("[#>*_`~|-]+", " ")
                .replaceAll("\\s+", " ")
                .trim();
        return text.length() <= DESCRIPTION ? text : text.substring(0, DESCRIPTION) + "…";
    }
}
