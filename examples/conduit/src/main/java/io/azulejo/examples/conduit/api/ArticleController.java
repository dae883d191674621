package io.azulejo.examples.conduit.api;

import io.azulejo.examples.conduit.api.Views.ArticleView;
import io.azulejo.examples.conduit.domain.ArticleLists;
import io.azulejo.examples.conduit.domain.ArticleLists.Filter;
import io.azulejo.examples.conduit.domain.ArticleLists.Part;
import io.azulejo.examples.conduit.domain.ArticleLists.Range;
import io.azulejo.examples.conduit.domain.Articles;
import io.azulejo.examples.conduit.domain.ConduitException;
import io.azulejo.examples.conduit.domain.ConduitException.Reason;
import io.azulejo.examples.conduit.table.ArticleContent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Routes of articles, their lists, favourites and tags. */
@RestController
@RequestMapping("/api")
final class ArticleController {
    private final Articles articles;
    private final ArticleLists lists;
    private final Views views;

    ArticleController(Articles articles, ArticleLists lists, Views views) {
        this.articles = articles;
        this.lists = lists;
        this.views = views;
    }

    record ArticleBody(ArticleView article) {}

    record ArticlesBody(List<ArticleView> articles, long articlesCount) {}

    record TagsBody(List<String> tags) {}

    @GetMapping("/articles")
    ArticlesBody list(
            @RequestParam Optional<String> tag,
            @RequestParam Optional<String> author,
            @RequestParam Optional<String> favorited,
            @RequestParam(defaultValue = "0") int offset,
            @RequestParam(defaultValue = "20") int limit,
            @AuthenticationPrincipal @Nullable Jwt token) {
        return body(lists.list(new Filter(tag, author, favorited), range(offset, limit)), Views.viewer(token));
    }

    @GetMapping("/articles/feed")
    ArticlesBody feed(
            @RequestParam(defaultValue = "0") int offset,
            @RequestParam(defaultValue = "20") int limit,
            @AuthenticationPrincipal Jwt token) {
        return body(lists.feed(token.getSubject(), range(offset, limit)), token.getSubject());
    }

    @PostMapping("/articles")
    @ResponseStatus(HttpStatus.CREATED)
    ArticleBody create(@RequestBody Map<String, Object> body, @AuthenticationPrincipal Jwt token) {
        Fields fields = Fields.of(body, "article");
        Articles.Draft draft = new Articles.Draft(
                fields.required("title", Fields.SHORT),
                fields.required("description", 1000),
                fields.required("body", Fields.LONG),
                fields.tags().orElse(List.of()));
        fields.check();
        return body(articles.create(token.getSubject(), draft), token);
    }

    @GetMapping("/articles/{slug}")
    ArticleBody get(@PathVariable String slug, @AuthenticationPrincipal @Nullable Jwt token) {
        return body(articles.get(slug), token);
    }

    @PutMapping("/articles/{slug}")
    ArticleBody change(
            @PathVariable String slug, @RequestBody Map<String, Object> body, @AuthenticationPrincipal Jwt token) {
        Fields fields = Fields.of(body, "article");
        Articles.Changes changes = new Articles.Changes(
                fields.optional("title", Fields.SHORT),
                fields.optional("description", 1000),
                fields.optional("body", Fields.LONG),
                fields.tags());
        fields.check();
        return body(articles.change(token.getSubject(), slug, changes), token);
    }

    @DeleteMapping("/articles/{slug}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void delete(@PathVariable String slug, @AuthenticationPrincipal Jwt token) {
        articles.delete(token.getSubject(), slug);
    }

    @PostMapping("/articles/{slug}/favorite")
    ArticleBody favorite(@PathVariable String slug, @AuthenticationPrincipal Jwt token) {
        return body(articles.favorite(token.getSubject(), slug), token);
    }

    @DeleteMapping("/articles/{slug}/favorite")
    ArticleBody unfavorite(@PathVariable String slug, @AuthenticationPrincipal Jwt token) {
        return body(articles.unfavorite(token.getSubject(), slug), token);
    }

    @GetMapping("/tags")
    TagsBody tags() {
        return new TagsBody(articles.tags());
    }

    private ArticleBody body(ArticleContent content, @Nullable Jwt token) {
        return new ArticleBody(views.article(content, Views.viewer(token)));
    }

    private ArticlesBody body(Part part, @Nullable String viewer) {
        return new ArticlesBody(views.articles(part.articles(), viewer), part.total());
    }

    private static Range range(int offset, int limit) {
        if (offset < 0 || offset > Range.MAX_OFFSET) {
            throw ConduitException.of(Reason.INVALID, "offset", "must be from 0 to " + Range.MAX_OFFSET);
        }
        if (limit < 1) {
            throw ConduitException.of(Reason.INVALID, "limit", "must be at least 1");
        }
        return new Range(offset, Math.min(limit, Range.MAX_LIMIT));
    }
}
