package io.azulejo.blog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.patterns.idempotency.IdempotencyRecord;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobTable;
import io.azulejo.toolkit.batch.BatchGet;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.MonthRange;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import io.azulejo.toolkit.transaction.TransactWrite;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Table design of the blog: first the access patterns of the design document, under their documented names, then those
 * that its keys imply, then additional ones.
 */
@SingleTable(
        name = "${StackName}-${Environment}-blog",
        entityType = "entityType",
        entities = {
            User.class,
            Handle.class,
            ReservedHandle.class,
            UserEmail.class,
            Post.class,
            PostBody.class,
            PostStats.class,
            Slug.class,
            Category.class,
            CategoryChild.class,
            CategorySlug.class,
            CategoryStats.class,
            RootComment.class,
            Reply.class,
            CommentPlace.class,
            HiddenComment.class,
            ViewMarker.class,
            Like.class,
            Liked.class,
            Bookmark.class,
            Bookmarked.class,
            Notification.class,
            Inbox.class,
            FeedMonths.class,
            IdempotencyRecord.class,
            JobRecord.class
        },
        indexes = {
            @Index(
                    name = "GSI1",
                    partitionKey = "GSI1PK",
                    sortKey = "GSI1SK",
                    projection = Index.Projection.INCLUDE,
                    include = {
                        "entityType",
                        "createdAt",
                        "updatedAt",
                        "title",
                        "slug",
                        "excerpt",
                        "authorId",
                        "authorName",
                        "subcategoryId",
                        "coverUrl",
                        "publishedAt",
                        "name",
                        "description",
                        "parentId",
                        "order",
                        "kind",
                        "postId",
                        "commentId",
                        "readAt",
                        "expiresAt"
                    }),
            @Index(
                    name = "GSI2",
                    partitionKey = "GSI2PK",
                    sortKey = "GSI2SK",
                    projection = Index.Projection.INCLUDE,
                    include = {
                        "entityType",
                        "createdAt",
                        "updatedAt",
                        "title",
                        "slug",
                        "excerpt",
                        "authorId",
                        "authorName",
                        "subcategoryId",
                        "coverUrl",
                        "publishedAt",
                        "text",
                        "status",
                        "editedAt",
                        "notified",
                        "inReplyTo",
                        "depth",
                        "version"
                    }),
            @Index(
                    name = "GSI3",
                    partitionKey = "GSI3PK",
                    sortKey = "GSI3SK",
                    projection = Index.Projection.INCLUDE,
                    include = {
                        "entityType",
                        "createdAt",
                        "updatedAt",
                        "title",
                        "slug",
                        "excerpt",
                        "authorId",
                        "authorName",
                        "subcategoryId",
                        "coverUrl",
                        "publishedAt",
                        "text",
                        "status",
                        "editedAt",
                        "notified",
                        "inReplyTo",
                        "depth",
                        "version"
                    })
        })
public interface BlogTable extends JobTable {

    @AccessPattern("Obter Perfil do Usuário")
    @Get(consistent = true)
    Optional<User> profile(String userId);

    @AccessPattern("Obter Posts por Categoria (paginado)")
    @Query(index = "GSI1", descending = true)
    Page<PostSummary> postsByCategory(String categoryId, Condition<Post> filter, PageRequest page);

    @AccessPattern("Obter Posts de um Usuário")
    @Query(index = "GSI2", descending = true, when = "published")
    Page<PostSummary> postsByAuthor(String authorId, Condition<Post> filter, PageRequest page);

    @AccessPattern("Obter Comentários de um Post (em thread)")
    @Query
    Page<Comment> thread(String postId, PageRequest page);

    @AccessPattern("Users by role")
    @Query(index = "GSI2", complete = true)
    Page<User> usersByRole(Role role, PageRequest page);

    @AccessPattern("Main categories")
    @Query(index = "GSI1", when = "root")
    Page<CategorySummary> roots(PageRequest page);

    @AccessPattern("Subcategories of a category")
    @Query(index = "GSI1", when = "!root")
    Page<CategorySummary> children(String parentId, PageRequest page);

    @AccessPattern("Comment by id")
    @Query(index = "GSI1", complete = true, limit = 1)
    List<Comment> comment(String commentId);

    @AccessPattern("Comments of a user")
    @Query(index = "GSI2", descending = true)
    Page<Comment> commentsByAuthor(String authorId, PageRequest page);

    @AccessPattern("Likes of a user")
    @Query(index = "GSI2", descending = true)
    Page<Like> likesByAuthor(String userId, PageRequest page);

    @AccessPattern("Like of a post by a user")
    @Query(index = "GSI1", limit = 1)
    List<Like> hasLiked(String userId, String postId);

    @AccessPattern("Bookmarks of a user, newest first")
    @Query(index = "GSI1", descending = true)
    Page<Bookmark> bookmarks(String userId, PageRequest page);

    @AccessPattern("Users who bookmarked a post")
    @Query(index = "GSI2")
    Page<Bookmark> bookmarkers(String postId, PageRequest page);

    @AccessPattern("Notifications of a user, newest first")
    @Query(index = "GSI1", descending = true)
    Page<Notification> notifications(String userId, PageRequest page);

    @AccessPattern("Newest posts")
    @Query(index = "GSI3", descending = true)
    Page<PostSummary> feed(MonthRange publishedAt, PageRequest page);

    @AccessPattern("Posts of a category up to a time")
    @Query(index = "GSI1", descending = true)
    Page<PostSummary> postsByCategoryUntil(
            String categoryId, SortRange<Instant> publishedAt, Condition<Post> filter, PageRequest page);

    @AccessPattern("Posts of a user, including legacy drafts")
    @Query(index = "GSI2", descending = true, when = "published")
    Page<PostSummary> allPostsByAuthor(String authorId, PageRequest page);

    @AccessPattern("Drafts and archived posts of a user")
    @Query(index = "GSI2", descending = true, when = "!published")
    Page<PostSummary> drafts(String authorId, PageRequest page);

    @AccessPattern("Root comments of a post")
    @Query(index = "GSI3")
    Page<RootComment> rootComments(String postId, PageRequest page);

    @AccessPattern("Replies of a thread")
    @Query(index = "GSI3")
    Page<Reply> replies(String parentId, PageRequest page);

    @AccessPattern("Unread notifications of a user")
    @Query(index = "GSI3", descending = true, complete = true)
    Page<Notification> unread(String userId, PageRequest page);

    @AccessPattern("Post by id")
    @Get(consistent = true)
    Optional<Post> post(String postId);

    @AccessPattern("Post by slug")
    @Get(consistent = true)
    Optional<Slug> slug(String slug);

    @AccessPattern("User by handle")
    @Get(consistent = true)
    Optional<Handle> handle(String handle);

    @AccessPattern("Counters of a post")
    @Get(consistent = true)
    Optional<PostStats> stats(String postId);

    @AccessPattern("Category by id")
    @Get(consistent = true)
    Optional<Category> category(String categoryId);

    @AccessPattern("Links to the subcategories of a category")
    @Query(consistent = true)
    List<CategoryChild> links(String parentId);

    @AccessPattern("Link from a category to a subcategory")
    @Query(consistent = true)
    List<CategoryChild> link(String parentId, String childId);

    @AccessPattern("Number of published posts in a category")
    @Get(consistent = true)
    Optional<CategoryStats> categoryStats(String categoryId);

    @AccessPattern("Hidden comments, newest first")
    @Query(descending = true)
    Page<HiddenComment> hiddenComments(PageRequest page);

    @AccessPattern("Comments of a post, consistent read")
    @Query(consistent = true)
    Page<Comment> allComments(String postId, PageRequest page);

    @AccessPattern("Location of a comment")
    @Get(consistent = true)
    Optional<CommentPlace> place(String commentId);

    @AccessPattern("Likes of a post")
    @Query(consistent = true)
    Page<Like> likes(String postId, PageRequest page);

    @AccessPattern("Likes of a post by one user")
    @Query(consistent = true)
    @Accept(id = "AZ215", because = "the guard allows one; only legacy items can be more")
    List<Like> likesOf(String postId, String userId);

    @AccessPattern("Bookmark of a post by a user")
    @Query(consistent = true)
    @Accept(id = "AZ215", because = "the guard allows one; only legacy items can be more")
    List<Bookmark> bookmarksOf(String userId, String postId);

    @AccessPattern("Bookmarks of a user, consistent read")
    @Query(consistent = true)
    Page<Bookmark> allBookmarks(String userId, PageRequest page);

    @AccessPattern("Notification by id")
    @Query(consistent = true, limit = 1)
    List<Notification> notification(String userId, String notificationId);

    @AccessPattern("Notifications of a user, consistent read")
    @Query(consistent = true)
    Page<Notification> allNotifications(String userId, PageRequest page);

    @AccessPattern("Number of unread notifications")
    @Get(consistent = true)
    Optional<Inbox> inbox(String userId);

    @AccessPattern("First and last month of the feed")
    @Get(consistent = true)
    Optional<FeedMonths> feedMonths();

    EntityTable<User> userTable();

    EntityTable<Handle> handleTable();

    EntityTable<ReservedHandle> reservedHandleTable();

    EntityTable<Post> postTable();

    EntityTable<PostStats> statsTable();

    EntityTable<Slug> slugTable();

    EntityTable<Category> categoryTable();

    EntityTable<CategoryStats> categoryStatsTable();

    EntityTable<RootComment> rootCommentTable();

    EntityTable<Reply> replyTable();

    EntityTable<Like> likeTable();

    EntityTable<Bookmark> bookmarkTable();

    EntityTable<Liked> likedTable();

    EntityTable<Bookmarked> bookmarkedTable();

    EntityTable<Notification> notificationTable();

    EntityTable<Inbox> inboxTable();

    EntityTable<FeedMonths> feedMonthsTable();

    EntityTable<IdempotencyRecord> idempotencyTable();

    TransactWrite transaction();

    BatchGet batchGet();
}
