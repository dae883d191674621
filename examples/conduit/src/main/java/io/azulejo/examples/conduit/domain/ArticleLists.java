package io.azulejo.examples.conduit.domain;

import io.azulejo.examples.conduit.table.Article;
import io.azulejo.examples.conduit.table.ArticleKeys;
import io.azulejo.examples.conduit.table.ArticleTag;
import io.azulejo.examples.conduit.table.ConduitTable;
import io.azulejo.examples.conduit.table.Favorite;
import io.azulejo.examples.conduit.table.Follow;
import io.azulejo.examples.conduit.table.Tag;
import io.azulejo.examples.conduit.table.Total;
import io.azulejo.examples.conduit.table.User;
import io.azulejo.examples.conduit.table.UserKeys;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.springframework.stereotype.Service;

/**
 * Lists of articles, newest first, by offset and limit and with totals. DynamoDB knows no offsets: a list reads the
 * entries before it too, so that the offset is bounded. Thread-safe.
 */
@Service
public final class ArticleLists {
    private static final Comparator<Article> NEWEST_FIRST =
            Comparator.comparing(Article::articleId).reversed();

    private final ConduitTable table;
    private final Users users;

    ArticleLists(ConduitTable table, Users users) {
        this.table = table;
        this.users = users;
    }

    /** Selection of articles; several conditions must all hold. */
    public record Filter(Optional<String> tag, Optional<String> author, Optional<String> favorited) {
        boolean combined() {
            return Stream.of(tag, author, favorited).filter(Optional::isPresent).count() > 1;
        }
    }

    /** Part of a list. */
    public record Range(int offset, int limit) {
        public static final int MAX_OFFSET = 10_000;
        public static final int MAX_LIMIT = 100;

        PageRequest fromStart() {
            return PageRequest.of(offset + limit);
        }

        <R> List<R> of(List<R> all) {
            int end = Math.min(offset + limit, all.size());
            return all.subList(Math.min(offset, end), end);
        }
    }

    /**
     * Part of a list of articles.
     *
     * @param total length of the whole list
     */
    public record Part(List<Article> articles, long total) {
        static final Part NONE = new Part(List.of(), 0);
    }

    public Part list(Filter filter, Range range) {
        if (filter.combined()) {
            return combined(filter, range);
        }
        if (filter.tag().isPresent()) {
            String tag = filter.tag().get();
            long total = table.tag(tag).map(Tag::articles).orElse(0L);
            return new Part(byId(range, page -> table.tagged(tag, page), ArticleTag::articleId), total);
        }
        if (filter.author().isPresent()) {
            return users.named(filter.author().get())
                    .map(user -> new Part(
                            range.of(table.articlesBy(user.userId(), range.fromStart())
                                    .items()),
                            user.articles()))
                    .orElse(Part.NONE);
        }
        if (filter.favorited().isPresent()) {
            return users.named(filter.favorited().get())
                    .map(user -> new Part(
                            byId(range, page -> table.favoritesOf(user.userId(), page), Favorite::articleId),
                            user.favorites()))
                    .orElse(Part.NONE);
        }
        long total = table.total(Articles.ALL).map(Total::articles).orElse(0L);
        return new Part(range.of(table.articles(range.fromStart()).items()), total);
    }

    /** Returns the articles of the authors that a user follows: one query for each author, merged by time. */
    public Part feed(String userId, Range range) {
        List<User> authors = table.userTable()
                .getAll(table.follows(userId).stream()
                        .map(Follow::authorId)
                        .map(UserKeys::of)
                        .toList());
        List<Article> newest = authors.stream()
                .filter(author -> author.articles() > 0)
                .flatMap(author -> table.articlesBy(author.userId(), range.fromStart()).items().stream())
                .sorted(NEWEST_FIRST)
                .toList();
        return new Part(
                range.of(newest), authors.stream().mapToLong(User::articles).sum());
    }

    /** Reads the shortest list whole and applies the other conditions. */
    private Part combined(Filter filter, Range range) {
        Range whole = new Range(0, Range.MAX_OFFSET);
        Optional<String> none = Optional.empty();
        Filter first = filter.favorited().isPresent()
                ? new Filter(none, none, filter.favorited())
                : new Filter(none, filter.author(), none);
        String authorId =
                filter.author().flatMap(users::named).map(User::userId).orElse("");
        List<Article> found = list(first, whole).articles().stream()
                .filter(article ->
                        filter.author().isEmpty() || article.authorId().equals(authorId))
                .filter(article -> filter.tag().isEmpty()
                        || article.tags().contains(filter.tag().get()))
                .toList();
        return new Part(range.of(found), found.size());
    }

    private <R> List<Article> byId(Range range, Function<PageRequest, Page<R>> list, Function<R, String> id) {
        return table.articleTable()
                .getAll(range.of(list.apply(range.fromStart()).items()).stream()
                        .map(id)
                        .map(ArticleKeys::of)
                        .toList());
    }
}
