package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Naming;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.auth.signin.PasswordReset;
import io.azulejo.auth.token.RefreshToken;
import io.azulejo.patterns.idempotency.IdempotencyRecord;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.MonthRange;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.transaction.TransactWrite;
import java.util.List;
import java.util.Optional;

/** Table design of WavyBlog: first the nine documented access patterns, then additional ones. */
@SingleTable(
        name = "${DYNAMODB_TABLE:WavyBlog}",
        entityType = "EntityType",
        naming = Naming.PASCAL_CASE,
        times = TimePrecision.SECONDS,
        entities = {
            User.class,
            UserEmail.class,
            Credentials.class,
            UserAlias.class,
            Post.class,
            PostBody.class,
            Category.class,
            CategoryStats.class,
            Slug.class,
            IdPointer.class,
            PasswordReset.class,
            OrphanSlug.class,
            RefreshToken.class,
            IdempotencyRecord.class,
            JobRecord.class
        },
        indexes = {
            @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"),
            @Index(name = "GSI2", partitionKey = "GSI2PK", sortKey = "GSI2SK"),
            @Index(name = "GSI3", partitionKey = "EntityType", sortKey = "PK"),
            @Index(
                    name = "GSI4",
                    partitionKey = "GSI4PK",
                    sortKey = "GSI4SK",
                    projection = Index.Projection.INCLUDE,
                    include = {
                        "PostID",
                        "Slug",
                        "Title",
                        "AuthorID",
                        "Category",
                        "ThumbnailURL",
                        "PublishedAt",
                        "CreatedAt",
                        "UpdatedAt"
                    })
        })
@Accept(
        id = "AZ209",
        because = "the documented projection; public lists read GSI4, and long content is in separate items")
public interface WavyBlogTable extends JobTable {

    @AccessPattern("Get User by Username")
    @Get(consistent = true, verbatimFallback = true)
    Optional<User> user(String username);

    @AccessPattern("Get User by Email")
    default Optional<User> userByEmail(String email) {
        return userEmail(email).flatMap(found -> user(found.username()));
    }

    @AccessPattern("Get All Users")
    @Query(index = "GSI3")
    Page<User> users(PageRequest page);

    @AccessPattern("Get Post by Slug")
    @Get(verbatimFallback = true)
    Optional<Post> post(String slug);

    @AccessPattern("Get All Posts")
    @Query(index = "GSI3")
    Page<Post> posts(PageRequest page);

    @AccessPattern("Get Posts by User")
    @Query(index = "GSI1", descending = true, when = "published")
    Page<Post> postsByUser(String authorId, PageRequest page);

    @AccessPattern("Get Posts by Category")
    @Query(index = "GSI2", descending = true)
    Page<Post> postsByCategory(String category, PageRequest page);

    @AccessPattern("Published posts by user")
    @Query(index = "GSI1", descending = true, when = "published")
    Page<Post> publicPostsByUser(String authorId, Condition<Post> filter, PageRequest page);

    @AccessPattern("Published posts by category")
    @Query(index = "GSI2", descending = true)
    Page<Post> publicPostsByCategory(String category, Condition<Post> filter, PageRequest page);

    @AccessPattern("Get All Categories")
    @Query(index = "GSI3")
    Page<Category> categories(PageRequest page);

    @AccessPattern("Check Slug Uniqueness")
    @Get(consistent = true)
    Optional<Slug> slug(String slug);

    @AccessPattern("Newest posts")
    @Query(index = "GSI4", descending = true)
    Page<PostSummary> feed(MonthRange publishedAt, PageRequest page);

    @AccessPattern("Drafts of a user")
    @Query(index = "GSI1", descending = true, when = "!published")
    Page<Post> drafts(String authorId, PageRequest page);

    @AccessPattern("Drafts of all users")
    @Query(index = "GSI3", when = "!published")
    Page<Post> allDrafts(Condition<Post> filter, PageRequest page);

    @AccessPattern("User by email address")
    @Get(consistent = true, verbatimFallback = true)
    Optional<UserEmail> userEmail(String email);

    @AccessPattern("Credentials of a user")
    @Get(consistent = true)
    Optional<Credentials> credentials(String username);

    @AccessPattern("Former name of a user")
    @Get(consistent = true)
    Optional<UserAlias> alias(String username);

    @AccessPattern("Long content of a post")
    @Query
    List<PostBody> body(String slug);

    @AccessPattern("Number of posts in a category")
    @Get(consistent = true)
    Optional<CategoryStats> categoryStats(String slug);

    @AccessPattern("Item by id")
    @Get(consistent = true)
    Optional<IdPointer> id(String id);

    @AccessPattern("Category by slug")
    @Get(consistent = true)
    Optional<Category> category(String slug);

    @AccessPattern("Results of a slug check")
    @Query
    Page<OrphanSlug> orphanSlugs(String jobId, PageRequest page);

    EntityTable<User> userTable();

    EntityTable<Credentials> credentialsTable();

    EntityTable<UserAlias> aliasTable();

    EntityTable<Post> postTable();

    EntityTable<PostBody> bodyTable();

    EntityTable<Category> categoryTable();

    EntityTable<CategoryStats> categoryStatsTable();

    EntityTable<Slug> slugTable();

    EntityTable<IdPointer> idTable();

    EntityTable<UserEmail> emailTable();

    EntityTable<PasswordReset> passwordResetTable();

    EntityTable<OrphanSlug> orphanSlugTable();

    EntityTable<RefreshToken> refreshTokenTable();

    EntityTable<IdempotencyRecord> idempotencyTable();

    TransactWrite transaction();
}
