package io.azulejo.wavyblog.pages;

import io.azulejo.http.app.PageRoutes;
import io.azulejo.http.app.XmlDocument;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.wavyblog.domain.PostLists;
import io.azulejo.wavyblog.table.PostSummary;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Instant;

/** Atom feed and sitemap. Thread-safe. */
final class Feeds {
    private static final int ENTRIES = 20;
    private static final int MAX_POSTS = 2_000;
    private static final int PER_PAGE = 100;

    private final WavyBlogTable table;
    private final PostLists lists;

    Feeds(WavyBlogTable table, PostLists lists) {
        this.table = table;
        this.lists = lists;
    }

    void atom(ServerRequest request, ServerResponse response) {
        String origin = PageRoutes.origin(request);
        Page<PostSummary> newest = lists.newest(null, null, PageRequest.of(ENTRIES));
        Instant updated = newest.items().stream()
                .map(PostSummary::updatedAt)
                .max(Instant::compareTo)
                .orElse(Instant.EPOCH);
        XmlDocument feed = new XmlDocument()
                .raw("<feed xmlns=\"http://www.w3.org/2005/Atom\">\n")
                .element("title", WavyBlogPages.TITLE)
                .element("id", origin + Links.HOME)
                .element("updated", updated.toString())
                .link("rel=\"self\"", origin + Links.FEED)
                .link("rel=\"alternate\"", origin + Links.HOME);
        for (PostSummary post : newest.items()) {
            Listed listed = Listed.of(post);
            feed.raw("<entry>\n")
                    .element("title", post.title())
                    .element("id", origin + "/wavyblog/posts/" + post.postId())
                    .link("rel=\"alternate\"", origin + Links.post(post.slug()))
                    .element("published", listed.time().toString())
                    .element("updated", post.updatedAt().toString())
                    .raw("<author>")
                    .element("name", post.authorId())
                    .raw("</author>\n</entry>\n");
        }
        feed.raw("</feed>\n").send(response, "application/atom+xml; charset=utf-8");
    }

    /** Lists the home page, the categories and the newest posts, at most two thousand. */
    void sitemap(ServerRequest request, ServerResponse response) {
        String origin = PageRoutes.origin(request);
        XmlDocument map = new XmlDocument().raw("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
        map.raw("<url>").element("loc", origin + Links.HOME).raw("</url>\n");
        table.categories(PageRequest.of(PER_PAGE))
                .items()
                .forEach(category -> map.raw("<url>")
                        .element("loc", origin + Links.category(category.slug()))
                        .raw("</url>\n"));
        PageRequest.of(PER_PAGE)
                .all(page -> lists.newest(null, null, page))
                .limit(MAX_POSTS)
                .forEach(post -> map.raw("<url>")
                        .element("loc", origin + Links.post(post.slug()))
                        .element("lastmod", post.updatedAt().toString())
                        .raw("</url>\n"));
        map.raw("</urlset>\n").send(response, "application/xml; charset=utf-8");
    }
}
