package io.azulejo.blog.pages;

import io.azulejo.blog.domain.Feed;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.http.app.PageRoutes;
import io.azulejo.http.app.XmlDocument;
import io.azulejo.toolkit.query.PageRequest;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Instant;
import java.util.List;

/** Atom feed and sitemap. Thread-safe. */
final class BlogFeed {
    private static final int ENTRIES = 20;
    private static final int MAX_POSTS = 2_000;

    private final Feed feed;

    BlogFeed(Feed feed) {
        this.feed = feed;
    }

    void atom(ServerRequest request, ServerResponse response) {
        String origin = PageRoutes.origin(request);
        List<PostSummary> newest =
                feed.newest(null, null, PageRequest.of(ENTRIES)).items();
        Instant updated = newest.stream()
                .map(PostSummary::updatedAt)
                .max(Instant::compareTo)
                .orElse(Instant.EPOCH);
        XmlDocument document = new XmlDocument()
                .raw("<feed xmlns=\"http://www.w3.org/2005/Atom\">\n")
                .element("title", BlogPages.TITLE)
                .element("id", origin + Links.HOME)
                .element("updated", updated.toString())
                .link("rel=\"self\"", origin + Links.FEED)
                .link("rel=\"alternate\"", origin + Links.HOME);
        for (PostSummary post : newest) {
            Instant published = post.publishedAt() == null ? post.createdAt() : post.publishedAt();
            document.raw("<entry>\n")
                    .element("title", post.title())
                    .element("id", origin + "/blog/posts/" + post.postId())
                    .link("rel=\"alternate\"", origin + Links.post(post))
                    .element("published", published.toString())
                    .element("updated", post.updatedAt().toString())
                    .element("summary", post.excerpt() == null ? "" : post.excerpt())
                    .raw("<author>")
                    .element("name", post.authorName() == null ? post.authorId() : post.authorName())
                    .raw("</author>\n</entry>\n");
        }
        document.raw("</feed>\n").send(response, "application/atom+xml; charset=utf-8");
    }

    /** Lists the home page and the newest posts, at most two thousand. */
    void sitemap(ServerRequest request, ServerResponse response) {
        String origin = PageRoutes.origin(request);
        XmlDocument map = new XmlDocument()
                .raw("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n<url>")
                .element("loc", origin + Links.HOME)
                .raw("</url>\n");
        PageRequest.of(100)
                .all(page -> feed.newest(null, null, page))
                .limit(MAX_POSTS)
                .forEach(post -> map.raw("<url>")
                        .element("loc", origin + Links.post(post))
                        .element("lastmod", post.updatedAt().toString())
                        .raw("</url>\n"));
        map.raw("</urlset>\n").send(response, "application/xml; charset=utf-8");
    }
}
