package io.azulejo.examples.conduit.table;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.batch.BatchGet;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.transaction.TransactWrite;
import java.util.List;
import java.util.Optional;

/**
 * Table of Conduit. Users and articles have ids, because their names and slugs change; guards lead from name to id. The
 * lists need totals, so that everything listed is counted when it is written.
 */
@SingleTable(
        name = "${conduit.table:Conduit}",
        entityType = "type",
        entities = {
            User.class,
            UserName.class,
            UserEmail.class,
            Follow.class,
            Article.class,
            ArticleSlug.class,
            ArticleBody.class,
            ArticleTag.class,
            Tag.class,
            Favorite.class,
            Comment.class,
            Total.class
        },
        indexes = {
            @Index(name = "Lists", partitionKey = "listPk", sortKey = "listSk"),
            @Index(name = "All", partitionKey = "allPk", sortKey = "allSk")
        })
public interface ConduitTable {

    @Get(consistent = true)
    @AccessPattern("Get a user")
    Optional<User> user(String userId);

    @Get(consistent = true)
    @AccessPattern("Find a user by name")
    Optional<UserName> username(String username);

    @Get(consistent = true)
    @AccessPattern("Find a user by address")
    Optional<UserEmail> email(String email);

    @Get(consistent = true)
    @AccessPattern("Does a user follow an author")
    Optional<Follow> follow(String followerId, String authorId);

    @Query(consistent = true)
    @AccessPattern("List the authors that a user follows")
    List<Follow> follows(String followerId);

    @Get(consistent = true)
    @AccessPattern("Find an article by slug")
    Optional<ArticleSlug> slug(String slug);

    @Query(consistent = true)
    @AccessPattern("Get an article with its text")
    Optional<ArticleContent> content(String articleId);

    @Query(index = "All", descending = true)
    @AccessPattern("List all articles, newest first")
    Page<Article> articles(PageRequest page);

    @Query(index = "Lists", descending = true)
    @AccessPattern("List the articles of an author, newest first")
    Page<Article> articlesBy(String authorId, PageRequest page);

    @Query(index = "Lists", descending = true)
    @AccessPattern("List the articles with a tag, newest first")
    Page<ArticleTag> tagged(String tag, PageRequest page);

    @Query(index = "Lists", descending = true)
    @AccessPattern("List a user's favourites, newest article first")
    Page<Favorite> favoritesOf(String userId, PageRequest page);

    @Query
    @AccessPattern("List the favourites of an article")
    Page<Favorite> favoritesOn(String articleId, PageRequest page);

    @Query(consistent = true, descending = true)
    @AccessPattern("List the comments on an article, newest first")
    Page<Comment> comments(String articleId, PageRequest page);

    @Get(consistent = true)
    @AccessPattern("Get a comment")
    Optional<Comment> comment(String articleId, long number);

    @Query(index = "All")
    @AccessPattern("List the tags")
    Page<Tag> tags(Condition<Tag> filter, PageRequest page);

    @Get(consistent = true)
    @AccessPattern("Count the articles with a tag")
    Optional<Tag> tag(String tag);

    @Get(consistent = true)
    @AccessPattern("Count a list")
    Optional<Total> total(String list);

    EntityTable<User> userTable();

    EntityTable<Follow> followTable();

    EntityTable<Article> articleTable();

    EntityTable<Tag> tagTable();

    EntityTable<Comment> commentTable();

    EntityTable<Total> totalTable();

    TransactWrite transaction();

    BatchGet batchGet();
}
