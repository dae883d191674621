package io.azulejo.examples.conduit.api;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.azulejo.examples.conduit.table.Article;
import io.azulejo.examples.conduit.table.ArticleContent;
import io.azulejo.examples.conduit.table.Comment;
import io.azulejo.examples.conduit.table.ConduitTable;
import io.azulejo.examples.conduit.table.FavoriteKeys;
import io.azulejo.examples.conduit.table.FollowKeys;
import io.azulejo.examples.conduit.table.User;
import io.azulejo.examples.conduit.table.UserKeys;
import io.azulejo.toolkit.batch.BatchGet;
import io.azulejo.toolkit.schema.ItemsByKey;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.stereotype.Component;

/** Articles, comments and profiles as a viewer sees them, read in one batch. Thread-safe. */
@Component
final class Views {
    private static final String TIME = "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'";
    private final ConduitTable table;

    Views(ConduitTable table) {
        this.table = table;
    }

    record ProfileView(
            String username, @Nullable String bio, @Nullable String image, boolean following) {}

    /**
     * Article on the wire.
     *
     * @param body null in lists, which leave it out
     */
    record ArticleView(
            String slug,
            String title,
            String description,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String body,

            List<String> tagList,
            @JsonFormat(pattern = TIME, timezone = "UTC") Instant createdAt,
            @JsonFormat(pattern = TIME, timezone = "UTC") Instant updatedAt,
            boolean favorited,
            long favoritesCount,
            ProfileView author) {}

    record CommentView(
            long id,
            @JsonFormat(pattern = TIME, timezone = "UTC") Instant createdAt,
            @JsonFormat(pattern = TIME, timezone = "UTC") Instant updatedAt,
            String body,
            ProfileView author) {}

    /** Returns the user's id; null without a token. */
    static @Nullable String viewer(@Nullable Jwt token) {
        return token == null ? null : token.getSubject();
    }

    static ProfileView profile(User user, boolean following) {
        return new ProfileView(user.username(), user.bio(), user.image(), following);
    }

    ArticleView article(ArticleContent content, @Nullable String viewer) {
        ItemsByKey around = around(List.of(content.article()), viewer);
        return article(content.article(), content.body().text(), around, viewer);
    }

    List<ArticleView> articles(List<Article> articles, @Nullable String viewer) {
        ItemsByKey around = around(articles, viewer);
        return articles.stream()
                .map(article -> article(article, null, around, viewer))
                .toList();
    }

    List<CommentView> comments(List<Comment> comments, @Nullable String viewer) {
        BatchGet batch = table.batchGet().consistent();
        comments.forEach(comment -> author(batch, comment.authorId(), viewer));
        ItemsByKey around = batch.run();
        return comments.stream()
                .map(comment -> new CommentView(
                        comment.number(),
                        comment.createdAt(),
                        comment.createdAt(),
                        comment.text(),
                        author(around, comment.authorId(), viewer)))
                .toList();
    }

    private ItemsByKey around(List<Article> articles, @Nullable String viewer) {
        BatchGet batch = table.batchGet().consistent();
        for (Article article : articles) {
            author(batch, article.authorId(), viewer);
            if (viewer != null) {
                batch.get(FavoriteKeys.of(article.articleId(), viewer));
            }
        }
        return batch.run();
    }

    private static void author(BatchGet batch, String authorId, @Nullable String viewer) {
        batch.get(UserKeys.of(authorId));
        if (viewer != null) {
            batch.get(FollowKeys.of(viewer, authorId));
        }
    }

    private static ArticleView article(
            Article article, @Nullable String body, ItemsByKey around, @Nullable String viewer) {
        return new ArticleView(
                article.slug(),
                article.title(),
                article.description(),
                body,
                article.tags(),
                article.createdAt(),
                article.updatedAt(),
                viewer != null
                        && around.get(FavoriteKeys.of(article.articleId(), viewer))
                                .isPresent(),
                article.favorites(),
                author(around, article.authorId(), viewer));
    }

    private static ProfileView author(ItemsByKey around, String authorId, @Nullable String viewer) {
        User author = around.get(UserKeys.of(authorId)).orElseThrow();
        return profile(
                author,
                viewer != null && around.get(FollowKeys.of(viewer, authorId)).isPresent());
    }
}
