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

/** The blog API as its document prints it: mixed partitions, unpadded order, likes with a time in their key. */
@SingleTable(
        name = "${StackName}-${Environment}-blog",
        entityType = "entityType",
        entities = {
            Blog.User.class,
            Blog.Post.class,
            Blog.Category.class,
            Blog.Child.class,
            Blog.Comment.class,
            Blog.Reply.class,
            Blog.Like.class,
            Blog.Bookmark.class,
            Blog.Notification.class
        },
        indexes = {
            @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"),
            @Index(name = "GSI2", partitionKey = "GSI2PK", sortKey = "GSI2SK")
        })
public interface Blog {

    @Entity("USER")
    @Key(pk = "USER#{cognitoSub}", sk = "PROFILE#{cognitoSub}")
    @IndexKey(index = "GSI1", pk = "USER#{cognitoSub}", sk = "PROFILE")
    @IndexKey(index = "GSI2", pk = "ROLE#{role}", sk = "USER#{cognitoSub}")
    record User(String cognitoSub, String role, @CreatedAt Instant createdAt, @UpdatedAt Instant updatedAt) {}

    @Entity("POST")
    @Key(pk = "POST#{postId}", sk = "POST#{postId}")
    @IndexKey(index = "GSI1", pk = "CATEGORY#{subcategoryId}", sk = "POST#{publishedAt}#{postId}")
    @IndexKey(index = "GSI2", pk = "AUTHOR#{authorId}", sk = "POST#{publishedAt}#{postId}")
    record Post(
            @GeneratedId String postId,
            String subcategoryId,
            String authorId,
            @Nullable Instant publishedAt,
            @CreatedAt Instant createdAt,
            @UpdatedAt Instant updatedAt) {}

    @Entity("CATEGORY")
    @Key(pk = "CATEGORY#{categoryId}", sk = "CATEGORY#{categoryId}")
    @IndexKey(index = "GSI1", pk = "CATEGORY_ROOT", sk = "CATEGORY#{order}#{categoryId}", when = "root")
    @IndexKey(index = "GSI1", pk = "CATEGORY#{parentId}", sk = "CATEGORY#{order}#{categoryId}")
    record Category(String categoryId, @Nullable String parentId, int order) {
        boolean root() {
            return parentId == null;
        }
    }

    @Entity("CATEGORY_CHILD")
    @Key(pk = "CATEGORY#{parentId}", sk = "CHILD#{childId}#{order}")
    record Child(String parentId, String childId, int order) {}

    @Entity("COMMENT")
    @Key(pk = "POST#{postId}", sk = "COMMENT#{commentId}#{createdAt}")
    @IndexKey(index = "GSI1", pk = "COMMENT#{commentId}", sk = "POST#{postId}")
    @IndexKey(index = "GSI2", pk = "AUTHOR#{authorId}", sk = "COMMENT#{createdAt}#{commentId}")
    record Comment(String postId, @GeneratedId String commentId, String authorId, @CreatedAt Instant createdAt) {}

    @Entity("REPLY")
    @Key(pk = "POST#{postId}", sk = "COMMENT#{parentId}#{replyId}#{createdAt}")
    record Reply(String postId, String parentId, @GeneratedId String replyId, @CreatedAt Instant createdAt) {}

    @Entity("LIKE")
    @Key(pk = "POST#{postId}", sk = "LIKE#{userId}#{createdAt}")
    @IndexKey(index = "GSI1", pk = "LIKE#{userId}#{postId}", sk = "LIKE")
    @IndexKey(index = "GSI2", pk = "AUTHOR#{authorId}", sk = "LIKE#{createdAt}")
    record Like(String postId, String userId, String authorId, @CreatedAt Instant createdAt) {}

    @Entity("BOOKMARK")
    @Key(pk = "USER#{userId}", sk = "BOOKMARK#{postId}#{createdAt}")
    @IndexKey(index = "GSI1", pk = "BOOKMARK#{userId}", sk = "BOOKMARK#{createdAt}#{postId}")
    @IndexKey(index = "GSI2", pk = "POST#{postId}", sk = "BOOKMARK#{userId}")
    record Bookmark(String userId, String postId, @CreatedAt Instant createdAt) {}

    @Entity("NOTIFICATION")
    @Key(pk = "USER#{userId}", sk = "NOTIFICATION#{notificationId}#{createdAt}")
    @IndexKey(index = "GSI1", pk = "NOTIFICATION#{userId}", sk = "NOTIFICATION#{createdAt}#{notificationId}")
    record Notification(String userId, @GeneratedId String notificationId, @CreatedAt Instant createdAt) {}

    @AccessPattern("Obter Perfil do Usuário")
    @Query
    Optional<User> profile(String cognitoSub);

    @AccessPattern("Obter Posts por Categoria")
    @Query(index = "GSI1", descending = true)
    Page<Post> postsByCategory(String subcategoryId, PageRequest page);

    @AccessPattern("Obter Posts de um Usuário")
    @Query(index = "GSI2", descending = true)
    Page<Post> postsByAuthor(String authorId, PageRequest page);

    @AccessPattern("Obter Comentários de um Post")
    @Query
    List<Comment> comments(String postId);

    @AccessPattern("Obter Respostas de um Comentário")
    @Query
    List<Reply> replies(String postId, String parentId);
}
