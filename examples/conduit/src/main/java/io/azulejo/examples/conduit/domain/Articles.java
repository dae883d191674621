package io.azulejo.examples.conduit.domain;

import com.github.f4b6a3.ulid.UlidCreator;
import io.azulejo.examples.conduit.table.Article;
import io.azulejo.examples.conduit.table.ArticleAttributes;
import io.azulejo.examples.conduit.table.ArticleBody;
import io.azulejo.examples.conduit.table.ArticleBodyKeys;
import io.azulejo.examples.conduit.table.ArticleContent;
import io.azulejo.examples.conduit.table.ArticleKeys;
import io.azulejo.examples.conduit.table.ArticleTag;
import io.azulejo.examples.conduit.table.ArticleTagKeys;
import io.azulejo.examples.conduit.table.Comment;
import io.azulejo.examples.conduit.table.CommentKeys;
import io.azulejo.examples.conduit.table.ConduitTable;
import io.azulejo.examples.conduit.table.Favorite;
import io.azulejo.examples.conduit.table.FavoriteAttributes;
import io.azulejo.examples.conduit.table.FavoriteKeys;
import io.azulejo.examples.conduit.table.Tag;
import io.azulejo.examples.conduit.table.TagAttributes;
import io.azulejo.examples.conduit.table.TagKeys;
import io.azulejo.examples.conduit.table.Total;
import io.azulejo.examples.conduit.table.TotalAttributes;
import io.azulejo.examples.conduit.table.TotalKeys;
import io.azulejo.examples.conduit.table.UserAttributes;
import io.azulejo.examples.conduit.table.UserKeys;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.error.NotFoundException;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.transaction.TransactWrite;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.springframework.stereotype.Service;

/** Articles, their favourites and everything counted with them. Thread-safe. */
@Service
public final class Articles {
    static final String ALL = "articles";
    private static final int MAX_ATTEMPTS = 5;
    private static final int BATCH = 100;

    private final ConduitTable table;
    private final Slugs slugs;
    private final InstantSource clock;

    Articles(ConduitTable table, Slugs slugs, InstantSource clock) {
        this.table = table;
        this.slugs = slugs;
        this.clock = clock;
    }

    /** Text of a new article. */
    public record Draft(String title, String description, String body, List<String> tags) {
        public Draft {
            tags = List.copyOf(tags);
        }
    }

    /** Changes to an article; empty leaves the value as it is. */
    public record Changes(
            Optional<String> title, Optional<String> description, Optional<String> body, Optional<List<String>> tags) {}

    public ArticleContent get(String slug) {
        return table.slug(slug)
                .flatMap(found -> table.content(found.articleId()))
                .orElseThrow(() -> ConduitException.notFound("article"));
    }

    public ArticleContent create(String authorId, Draft draft) {
        // The body and the tags need the article's id before the transaction generates one.
        String articleId =
                UlidCreator.getMonotonicUlid(clock.instant().toEpochMilli()).toString();
        prepareCounters(draft.tags());
        return withUniqueSlug(slugs.of(draft.title()), slug -> {
            Instant now = clock.instant();
            Article article = new Article(
                    articleId, slug, authorId, draft.title(), draft.description(), draft.tags(), 0, 0, now, now);
            ArticleBody body = new ArticleBody(articleId, draft.body());
            TransactWrite write = table.transaction().create(article).create(body);
            draft.tags().forEach(tag -> addTag(write, articleId, tag));
            count(write, authorId, 1).run();
            return new ArticleContent(article, body);
        });
    }

    /** Changes the author's article. Of concurrent changes each is made to what the others have left. */
    public ArticleContent change(String authorId, String slug, Changes changes) {
        changes.tags().ifPresent(this::prepareCounters);
        return retried(() -> {
            ArticleContent old = own(authorId, slug);
            String title = changes.title().orElse(old.article().title());
            if (title.equals(old.article().title())) {
                write(old, slug, changes);
            } else {
                withUniqueSlug(slugs.of(title), renamed -> {
                    write(old, renamed, changes);
                    return renamed;
                });
            }
            return table.content(old.article().articleId()).orElseThrow(() -> ConduitException.notFound("article"));
        });
    }

    /** Runs a read and the write that depends on it again if another request changes the article in between. */
    private static <R> R retried(Supplier<R> write) {
        for (int attempt = 1; ; attempt++) {
            try {
                return write.get();
            } catch (ConditionFailedException | NotFoundException changedMeanwhile) {
                if (attempt == MAX_ATTEMPTS) {
                    throw changedMeanwhile;
                }
            }
        }
    }

    private void write(ArticleContent old, String slug, Changes changes) {
        Article article = old.article();
        String articleId = article.articleId();
        Instant now = clock.instant();
        EntityUpdate<Article> update = table.articleTable()
                .update(ArticleKeys.of(articleId))
                // Strictly later, also for two edits in one millisecond: the time is the version of the article.
                .set(
                        ArticleAttributes.UPDATED_AT,
                        now.isAfter(article.updatedAt())
                                ? now
                                : article.updatedAt().plusMillis(1))
                .where(ArticleAttributes.UPDATED_AT.eq(article.updatedAt()));
        changes.title().ifPresent(title -> update.set(ArticleAttributes.TITLE, title));
        changes.description().ifPresent(text -> update.set(ArticleAttributes.DESCRIPTION, text));
        if (!slug.equals(article.slug())) {
            update.set(ArticleAttributes.SLUG, slug);
        }
        TransactWrite write = table.transaction();
        changes.body().ifPresent(text -> write.put(new ArticleBody(articleId, text)));
        changes.tags().ifPresent(tags -> {
            update.set(ArticleAttributes.TAGS, tags);
            tags.stream().filter(tag -> !article.tags().contains(tag)).forEach(tag -> addTag(write, articleId, tag));
            article.tags().stream().filter(tag -> !tags.contains(tag)).forEach(tag -> removeTag(write, articleId, tag));
        });
        write.update(update).run();
    }

    /** Deletes the author's article at once, then its comments and favourites one after the other. */
    public void delete(String authorId, String slug) {
        String articleId = retried(() -> {
            Article article = own(authorId, slug).article();
            String id = article.articleId();
            TransactWrite write = table.transaction()
                    .delete(ArticleKeys.of(id), ArticleAttributes.UPDATED_AT.eq(article.updatedAt()))
                    .delete(ArticleBodyKeys.of(id));
            article.tags().forEach(tag -> removeTag(write, id, tag));
            count(write, authorId, -1).run();
            return id;
        });
        for (Favorite favorite : PageRequest.of(BATCH)
                .all(page -> table.favoritesOn(articleId, page))
                .toList()) {
            table.transaction()
                    .delete(FavoriteKeys.of(articleId, favorite.userId()))
                    .update(table.userTable()
                            .update(UserKeys.of(favorite.userId()))
                            .add(UserAttributes.FAVORITES, -1L))
                    .run();
        }
        for (Comment comment : PageRequest.of(BATCH)
                .all(page -> table.comments(articleId, page))
                .toList()) {
            table.commentTable().delete(CommentKeys.of(articleId, comment.number()));
        }
    }

    public ArticleContent favorite(String userId, String slug) {
        String articleId = get(slug).article().articleId();
        try {
            countFavorite(table.transaction().create(new Favorite(articleId, userId)), articleId, userId, 1);
        } catch (AlreadyExistsException alreadyFavored) {
            return get(slug);
        } catch (NotFoundException deletedMeanwhile) {
            throw ConduitException.notFound("article");
        }
        return get(slug);
    }

    public ArticleContent unfavorite(String userId, String slug) {
        String articleId = get(slug).article().articleId();
        try {
            countFavorite(
                    table.transaction().delete(FavoriteKeys.of(articleId, userId), FavoriteAttributes.USER_ID.exists()),
                    articleId,
                    userId,
                    -1);
        } catch (ConditionFailedException notFavored) {
            return get(slug);
        } catch (NotFoundException deletedMeanwhile) {
            throw ConduitException.notFound("article");
        }
        return get(slug);
    }

    public List<String> tags() {
        return PageRequest.of(BATCH)
                .all(page -> table.tags(TagAttributes.ARTICLES.gt(0L), page))
                .map(Tag::tag)
                .toList();
    }

    private ArticleContent own(String authorId, String slug) {
        ArticleContent content = get(slug);
        if (!content.article().authorId().equals(authorId)) {
            throw ConduitException.forbidden("article");
        }
        return content;
    }

    private void countFavorite(TransactWrite write, String articleId, String userId, long by) {
        write.update(table.articleTable().update(ArticleKeys.of(articleId)).add(ArticleAttributes.FAVORITES, by))
                .update(table.userTable().update(UserKeys.of(userId)).add(UserAttributes.FAVORITES, by))
                .run();
    }

    /** Creates the counters that are missing: an update in a transaction changes only existing items. */
    private void prepareCounters(List<String> tags) {
        table.totalTable().getOrCreate(TotalKeys.of(ALL), () -> new Total(ALL, 0));
        tags.forEach(tag -> table.tagTable().getOrCreate(TagKeys.of(tag), () -> new Tag(tag, 0)));
    }

    private TransactWrite count(TransactWrite write, String authorId, long by) {
        return write.update(table.userTable().update(UserKeys.of(authorId)).add(UserAttributes.ARTICLES, by))
                .update(table.totalTable().update(TotalKeys.of(ALL)).add(TotalAttributes.ARTICLES, by));
    }

    private void addTag(TransactWrite write, String articleId, String tag) {
        write.create(new ArticleTag(articleId, tag))
                .update(table.tagTable().update(TagKeys.of(tag)).add(TagAttributes.ARTICLES, 1L));
    }

    private void removeTag(TransactWrite write, String articleId, String tag) {
        write.delete(ArticleTagKeys.of(articleId, tag))
                .update(table.tagTable().update(TagKeys.of(tag)).add(TagAttributes.ARTICLES, -1L));
    }

    /** Writes under a slug, and under others as long as the slug is taken. */
    private <R> R withUniqueSlug(String first, Function<String, R> write) {
        String slug = first;
        for (int attempt = 1; ; attempt++) {
            try {
                return write.apply(slug);
            } catch (UniqueViolationException taken) {
                if (attempt == MAX_ATTEMPTS) {
                    throw taken;
                }
                slug = slugs.other(first);
            }
        }
    }
}
