package io.azulejo.blog.pages;

import io.azulejo.blog.domain.Categories;
import io.azulejo.blog.domain.CategoryPosts;
import io.azulejo.blog.domain.CommentThread;
import io.azulejo.blog.domain.Feed;
import io.azulejo.blog.domain.PostLookup;
import io.azulejo.blog.domain.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Category;
import io.azulejo.blog.table.CategorySummary;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.blog.table.User;
import io.azulejo.http.app.Markup;
import io.azulejo.http.app.PageRoutes;
import io.azulejo.http.markdown.Markdown;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.problem.MovedException;
import io.azulejo.toolkit.cursor.Cursor;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.ui.HtmlPage;
import io.azulejo.ui.PageBuilder;
import io.azulejo.ui.UiLanguage;
import io.helidon.webserver.http.ServerRequest;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Pages for readers and search engines. They need no script. Thread-safe. */
final class ReadingPages {
    private static final int PER_PAGE = 10;
    private static final int MAX_COMMENTS = 1000;

    private final BlogTable table;
    private final Feed feed;
    private final PostLookup lookup;
    private final Categories categories;
    private final CategoryPosts categoryPosts;
    private final Users users;
    private final Markdown markdown;
    private final PageRoutes routes;

    ReadingPages(
            BlogTable table,
            Feed feed,
            PostLookup lookup,
            Categories categories,
            CategoryPosts categoryPosts,
            Users users,
            Markdown markdown,
            PageRoutes routes) {
        this.table = table;
        this.feed = feed;
        this.lookup = lookup;
        this.categories = categories;
        this.categoryPosts = categoryPosts;
        this.users = users;
        this.markdown = markdown;
        this.routes = routes;
    }

    HtmlPage home(ServerRequest request) {
        UiLanguage language = UiLanguage.of(request);
        PageTexts texts = PageTexts.of(language);
        Page<PostSummary> page = feed.newest(null, null, pageRequest(request));
        Markup body = opening(language, null).raw("<h1>").text(texts.newest()).raw("</h1>");
        list(body, texts, page, Links.HOME);
        return document(BlogPages.TITLE, language, request, Links.HOME)
                .description(texts.summary())
                .property("og:type", "website")
                .property("og:title", BlogPages.TITLE)
                .content(closing(body, texts).html())
                .build();
    }

    HtmlPage category(ServerRequest request) {
        UiLanguage language = UiLanguage.of(request);
        PageTexts texts = PageTexts.of(language);
        Category category = categories.known(request.path().pathParameters().get("id"));
        Page<PostSummary> page = categoryPosts.inSubtree(category.categoryId(), pageRequest(request));
        Markup body = opening(language, category.categoryId())
                .raw("<h1>")
                .text(category.name())
                .raw("</h1>");
        if (category.description() != null) {
            body.raw("<p class=\"blog-lead\">").text(category.description()).raw("</p>");
        }
        String address = Links.category(category.categoryId());
        list(body, texts, page, address);
        return document(category.name(), language, request, address)
                .description(category.description() == null ? category.name() : category.description())
                .property("og:title", category.name())
                .content(closing(body, texts).html())
                .build();
    }

    HtmlPage author(ServerRequest request) {
        UiLanguage language = UiLanguage.of(request);
        PageTexts texts = PageTexts.of(language);
        User user = users.require(request.path().pathParameters().get("id"));
        Page<PostSummary> page = table.postsByAuthor(user.userId(), CategoryPosts.PUBLISHED, pageRequest(request));
        Markup body = opening(language, null).raw("<h1>").text(user.name()).raw("</h1>");
        if (user.bio() != null) {
            body.raw("<p class=\"blog-lead\">").text(user.bio()).raw("</p>");
        }
        String address = Links.author(user.userId());
        list(body, texts, page, address);
        return document(user.name(), language, request, address)
                .description(user.bio() == null ? user.name() : user.bio())
                .property("og:type", "profile")
                .property("og:title", user.name())
                .content(closing(body, texts).html())
                .build();
    }

    HtmlPage post(ServerRequest request) {
        UiLanguage language = UiLanguage.of(request);
        PageTexts texts = PageTexts.of(language);
        String name = request.path().pathParameters().get("slug");
        PostLookup.Read read = lookup.read(name, Optional.empty());
        PostSummary post = PostSummary.of(read.post());
        if (post.slug() != null && !post.slug().equals(name)) {
            throw new MovedException(Links.post(post));
        }
        List<CommentThread> threads = CommentThread.of(
                table.thread(post.postId(), PageRequest.of(MAX_COMMENTS)).items());
        Markup body = masthead(language)
                .raw("<main class=\"az-page\"><article class=\"az-prose\"><h1>")
                .text(post.title())
                .raw("</h1>");
        meta(body, texts, post);
        body.image(post.coverUrl(), "blog-cover")
                .raw("<div class=\"az-prose\">")
                .body(markdown.html(read.body()), post.title())
                .raw("</div></article><section class=\"blog-discussion\"><h2>")
                .text(texts.comments() + " (" + read.stats().comments() + ")")
                .raw("</h2><p class=\"az-meta\"><span>")
                .text(read.stats().likes() + " " + texts.likes())
                .raw("</span></p>");
        if (threads.isEmpty()) {
            body.raw("<p class=\"blog-lead\">").text(texts.noComments()).raw("</p>");
        }
        new ThreadMarkup(body, texts).threads(threads);
        body.raw("<p>")
                .link(Links.discussion(post), texts.answer(), "blog-button")
                .raw("</p></section></main>");
        PageBuilder page = document(post.title(), language, request, Links.post(post))
                .description(post.excerpt() == null ? post.title() : post.excerpt())
                .meta("author", author(post))
                .property("og:type", "article")
                .property("og:title", post.title())
                .property("og:description", post.excerpt() == null ? post.title() : post.excerpt())
                .property("article:published_time", time(post).toString());
        if (post.coverUrl() != null && post.coverUrl().startsWith("https://")) {
            page.property("og:image", post.coverUrl());
        }
        return page.content(footer(body, texts).html()).build();
    }

    /** Returns the markup up to the main column: the header and the tree of categories. */
    private Markup opening(UiLanguage language, @Nullable String current) {
        PageTexts texts = PageTexts.of(language);
        Markup body = masthead(language)
                .raw("<div class=\"blog-columns\"><nav class=\"blog-tree\" aria-label=\"")
                .text(texts.categories())
                .raw("\"><h2>")
                .text(texts.categories())
                .raw("</h2><ul>");
        for (CategorySummary root : categories.siblings(null)) {
            body.raw("<li>");
            category(body, root, current);
            List<CategorySummary> children = categories.siblings(root.categoryId());
            if (!children.isEmpty()) {
                body.raw("<ul>");
                for (CategorySummary child : children) {
                    body.raw("<li>");
                    category(body, child, current);
                    body.raw("</li>");
                }
                body.raw("</ul>");
            }
            body.raw("</li>");
        }
        return body.raw("</ul></nav><main>");
    }

    private static void category(Markup body, CategorySummary category, @Nullable String current) {
        body.raw(category.categoryId().equals(current) ? "<a aria-current=\"page\" href=\"" : "<a href=\"")
                .text(Links.category(category.categoryId()))
                .raw("\">")
                .text(category.name())
                .raw("</a>");
    }

    private Markup closing(Markup body, PageTexts texts) {
        return footer(body.raw("</main></div>"), texts);
    }

    private Markup masthead(UiLanguage language) {
        PageTexts texts = PageTexts.of(language);
        return new Markup(language)
                .masthead(routes.asset("az/tiles/blog.svg"), Links.HOME, BlogPages.TITLE)
                .raw("<nav class=\"blog-nav\">")
                .link(Links.FEED, texts.feed())
                .link(Links.APP, texts.app(), "blog-button")
                .raw("</nav>")
                .endMasthead();
    }

    private static Markup footer(Markup body, PageTexts texts) {
        return body.raw("<footer class=\"az-footer\">")
                .link(Links.HOME, BlogPages.TITLE)
                .raw(" · ")
                .link(Links.FEED, texts.feed())
                .raw(" · ")
                .link("/", "Azulejo")
                .raw("</footer>");
    }

    private static void list(Markup body, PageTexts texts, Page<PostSummary> page, String address) {
        if (page.items().isEmpty()) {
            body.raw("<p class=\"blog-lead\">").text(texts.empty()).raw("</p>");
        }
        body.raw("<ul class=\"blog-posts\">");
        for (PostSummary post : page.items()) {
            body.raw("<li><h2>").link(Links.post(post), post.title()).raw("</h2>");
            if (post.excerpt() != null) {
                body.raw("<p>").text(post.excerpt()).raw("</p>");
            }
            meta(body, texts, post);
            body.raw("</li>");
        }
        body.raw("</ul>");
        Optional<Cursor> next = page.next();
        if (next.isPresent()) {
            body.raw("<p class=\"blog-older\">")
                    .link(address + "?cursor=" + Links.encoded(next.get().text()), texts.older())
                    .raw("</p>");
        }
    }

    private static void meta(Markup body, PageTexts texts, PostSummary post) {
        body.raw("<p class=\"az-meta\"><span>")
                .text(texts.by() + " ")
                .link(Links.author(post.authorId()), author(post))
                .raw("</span><span>")
                .date(time(post))
                .raw("</span></p>");
    }

    private PageBuilder document(String title, UiLanguage language, ServerRequest request, String address) {
        String url = PageRoutes.origin(request) + address;
        return routes.shell()
                .page(title, language)
                .stylesheet("az/prose.css")
                .stylesheet("blog/read.css")
                .link("canonical", url, "", "")
                .link("alternate", Links.FEED, "application/atom+xml", BlogPages.TITLE)
                .property("og:url", url)
                .property("og:site_name", BlogPages.TITLE);
    }

    private static PageRequest pageRequest(ServerRequest request) {
        return PageQuery.of(null, request.query().first("cursor").orElse(null), PER_PAGE);
    }

    private static String author(PostSummary post) {
        return post.authorName() == null ? post.authorId() : post.authorName();
    }

    private static Instant time(PostSummary post) {
        return post.publishedAt() == null ? post.createdAt() : post.publishedAt();
    }
}
