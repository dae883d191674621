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

/** Notifications and users as their document prints them: two tables, a soft delete, an index by id. */
@SingleTable(
        name = "notifications-${env:dev}",
        naming = Naming.SNAKE_CASE,
        times = TimePrecision.SECONDS,
        ttl = "ttl",
        entities = Notifications.Notification.class,
        indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"))
@SingleTable(
        name = "users-${env:dev}",
        naming = Naming.SNAKE_CASE,
        times = TimePrecision.SECONDS,
        entities = Notifications.User.class,
        indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"))
public interface Notifications {

    @Entity
    @Key(pk = "USER#{userId}", sk = "NOTIF#{createdAt}#{id}")
    @IndexKey(index = "GSI1", pk = "NOTIF#{id}", sk = "NOTIF#{id}")
    record Notification(
            @GeneratedId String id,
            String userId,
            String title,
            String content,
            String channelName,
            @CreatedAt Instant createdAt,
            @UpdatedAt Instant updatedAt,
            @SoftDelete(purgeAfter = "P30D") @Nullable Instant deletedAt) {}

    @Entity
    @Key(pk = "USER#{id}", sk = "METADATA")
    @IndexKey(index = "GSI1", pk = "EMAIL#{email}", sk = "USER#{id}")
    record User(
            @GeneratedId(prefix = "usr_") String id,
            String email,
            String passwordHash,
            @CreatedAt Instant createdAt) {}

    @AccessPattern("List user notifications")
    @Query
    Page<Notification> inbox(String userId, PageRequest page);

    @AccessPattern("Get notification by ID")
    @Query(index = "GSI1")
    Optional<Notification> notification(String id);

    @AccessPattern("Create notification")
    @Put
    Notification create(Notification notification);

    @AccessPattern("Update notification")
    @Update(Notification.class)
    Notification update(String userId, Instant createdAt, String id, String title, String content);

    @AccessPattern("Delete notification")
    @Delete(Notification.class)
    void delete(String userId, Instant createdAt, String id);

    @AccessPattern("Get user by ID")
    @Get
    Optional<User> user(String id);

    @AccessPattern("Find user by email")
    @Query(index = "GSI1")
    Optional<User> userByEmail(String email);

    @AccessPattern("Create user")
    @Put
    User signUp(User user);

    @AccessPattern("Update user")
    @Update(User.class)
    User changePassword(String id, String passwordHash);
}
