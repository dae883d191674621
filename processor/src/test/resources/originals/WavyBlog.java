package originals;

import io.azulejo.annotation.*;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

/** WavyBlog as its document prints it: drafts, password hash and one partition per type included. */
@SingleTable(
        name = "${DYNAMODB_TABLE:WavyBlog}",
        entityType = "EntityType",
        naming = Naming.PASCAL_CASE,
        times = TimePrecision.SECONDS,
        entities = {
            WavyBlog.User.class,
            WavyBlog.UserEmail.class,
            WavyBlog.Post.class,
            WavyBlog.Category.class,
            WavyBlog.Slug.class
        },
        indexes = {
            @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"),
            @Index(name = "GSI2", partitionKey = "GSI2PK", sortKey = "GSI2SK"),
            @Index(name = "GSI3", partitionKey = "EntityType", sortKey = "PK")
        })
public interface WavyBlog {

    @Entity("USER")
    @Key(pk = "USER#{username}", sk = "METADATA#{username}")
    @Unique(component = "email", guard = UserEmail.class)
    record User(
            @Attribute("UserID") String userId,
            String username,
            String email,
            String passwordHash,
            String role,
            @CreatedAt Instant createdAt,
            @UpdatedAt Instant updatedAt) {}

    @Entity
    @Key(pk = "USEREMAIL#{email}", sk = "USEREMAIL#{email}")
    record UserEmail(@FromKey String email, String username) {}

    @Entity("POST")
    @Key(pk = "POST#{slug}", sk = "METADATA#{slug}")
    @IndexKey(index = "GSI1", pk = "POSTS_BY_USER#{authorId}", sk = "POST#{createdAt}")
    @IndexKey(index = "GSI2", pk = "POSTS_BY_CAT#{category}", sk = "POST#{createdAt}")
    @Unique(component = "slug", guard = Slug.class)
    record Post(
            @Attribute("PostID") String postId,
            String slug,
            String title,
            String content,
            @Attribute("AuthorID") String authorId,
            String category,
            @Attribute("ThumbnailURL") String thumbnailUrl,
            @Attribute("IsPublished") boolean published,
            @CreatedAt Instant createdAt,
            @UpdatedAt Instant updatedAt) {}

    @Entity("CATEGORY")
    @Key(pk = "CATEGORY#{slug}", sk = "METADATA#{slug}")
    record Category(
            @Attribute("CategoryID") String categoryId,
            String slug,
            String name,
            @CreatedAt Instant createdAt,
            @UpdatedAt Instant updatedAt) {}

    @Entity
    @Key(pk = "SLUG#{slug}", sk = "SLUG#{slug}")
    record Slug(@FromKey String slug) {}

    @AccessPattern("Get User by Username")
    @Get
    Optional<User> user(String username);

    @AccessPattern("Get User by Email")
    default Optional<User> userByEmail(String email) {
        return userEmail(email).flatMap(found -> user(found.username()));
    }

    @Get
    Optional<UserEmail> userEmail(String email);

    @AccessPattern("Get All Users")
    @Query(index = "GSI3")
    Page<User> users(PageRequest page);

    @AccessPattern("Get Post by Slug")
    @Get
    Optional<Post> post(String slug);

    @AccessPattern("Get All Posts")
    @Query(index = "GSI3")
    Page<Post> posts(PageRequest page);

    @AccessPattern("Get Posts by User")
    @Query(index = "GSI1")
    Page<Post> postsByUser(String authorId, PageRequest page);

    @AccessPattern("Get Posts by Category")
    @Query(index = "GSI2")
    Page<Post> postsByCategory(String category, PageRequest page);

    @AccessPattern("Get All Categories")
    @Query(index = "GSI3")
    Page<Category> categories(PageRequest page);

    @AccessPattern("Check Slug Uniqueness")
    @Get
    Optional<Slug> slug(String slug);
}
