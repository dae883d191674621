package io.azulejo.notifications.table;

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
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import io.azulejo.toolkit.transaction.TransactGet;
import io.azulejo.toolkit.transaction.TransactWrite;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Design of notifications and users on two tables: the documented access patterns first, then those that the service
 * adds. If the variable {@code USERS} is set to {@code notifications}, both share one table.
 */
@Accept(id = "AZ209", because = "one request lists unread notifications with their content")
@SingleTable(
        name = "${NOTIFICATIONS:notifications}-${env:dev}",
        naming = Naming.SNAKE_CASE,
        times = TimePrecision.SECONDS,
        ttl = "expires_at",
        entities = {Notification.class, Counters.class, ProducedOnce.class, Broadcast.class, JobRecord.class},
        indexes = {
            // The documented attributes. Not ALL: on one table with the users it would copy their password hashes.
            @Index(
                    name = "GSI1",
                    partitionKey = "GSI1PK",
                    sortKey = "GSI1SK",
                    projection = Index.Projection.INCLUDE,
                    include = {"id", "user_id", "title", "content", "channel_name", "created_at", "updated_at"}),
            @Index(name = "GSI2", partitionKey = "GSI2PK", sortKey = "GSI2SK"),
            @Index(
                    name = "GSI3",
                    partitionKey = "GSI3PK",
                    sortKey = "GSI3SK",
                    projection = Index.Projection.INCLUDE,
                    include = {"id", "user_id", "created_at", "attempts", "next_attempt", "expires_at"})
        })
@SingleTable(
        name = "${USERS:users}-${env:dev}",
        naming = Naming.SNAKE_CASE,
        times = TimePrecision.SECONDS,
        ttl = "expires_at",
        entities = {
            User.class,
            UserEmail.class,
            Contact.class,
            Device.class,
            Preference.class,
            ApiKey.class,
            PasswordReset.class,
            DuplicateEmail.class,
            RefreshToken.class
        },
        indexes =
                @Index(
                        name = "GSI1",
                        partitionKey = "GSI1PK",
                        sortKey = "GSI1SK",
                        projection = Index.Projection.KEYS_ONLY))
public interface NotificationsTable extends JobTable {

    @AccessPattern("List user notifications")
    @Query(descending = true)
    Page<Notification> inbox(String userId, Condition<Notification> filter, PageRequest page);

    @AccessPattern("Get notification by ID")
    @Query(index = "GSI1", complete = true)
    List<Notification> notification(String id);

    @AccessPattern("Get user by ID")
    @Get(consistent = true, verbatimFallback = true)
    Optional<User> user(String id);

    @AccessPattern("Find user by email")
    @Query(index = "GSI1", complete = true)
    List<User> userByEmail(String email);

    @AccessPattern("Notifications that a user has not read")
    @Query(index = "GSI2", descending = true, when = "unread")
    Page<Notification> unread(String userId, Condition<Notification> filter, PageRequest page);

    @AccessPattern("Notifications that are to be delivered")
    @Query(index = "GSI3", when = "due", limit = 100)
    List<Due> due(SortRange<Instant> nextAttempt);

    @AccessPattern("Notifications whose delivery was given up")
    @Query(index = "GSI3", when = "dead", complete = true)
    Page<Notification> deadLetters(PageRequest page);

    @AccessPattern("Counters of a user")
    @Get(consistent = true)
    Optional<Counters> counters(String userId);

    @AccessPattern("Broadcast by id")
    @Get(consistent = true)
    Optional<Broadcast> broadcast(String id);

    @AccessPattern("What a producer's key made")
    @Get(consistent = true)
    Optional<ProducedOnce> producedOnce(String producer, String key);

    @AccessPattern("User of an e-mail address")
    @Get(consistent = true, verbatimFallback = true)
    Optional<UserEmail> userEmail(String email);

    @AccessPattern("Contact of a user")
    @Get(consistent = true)
    Optional<Contact> contact(String userId, String kind);

    @AccessPattern("Devices of a user")
    @Query(consistent = true)
    List<Device> devices(String userId);

    @AccessPattern("Preferences of a user")
    @Query(consistent = true)
    List<Preference> preferences(String userId);

    @Accept(id = "AZ215", because = "a user has at most 20 keys")
    @AccessPattern("API keys of a user")
    @Query(consistent = true)
    List<ApiKey> apiKeys(String userId);

    @AccessPattern("API key by id")
    @Get(consistent = true)
    Optional<ApiKey> apiKey(String userId, String keyId);

    @AccessPattern("Addresses that several users have")
    @Query
    Page<DuplicateEmail> duplicateEmails(String jobId, PageRequest page);

    EntityTable<Notification> notificationTable();

    EntityTable<Counters> countersTable();

    EntityTable<ProducedOnce> producedOnceTable();

    EntityTable<Broadcast> broadcastTable();

    EntityTable<User> userTable();

    EntityTable<UserEmail> userEmailTable();

    EntityTable<Contact> contactTable();

    EntityTable<Device> deviceTable();

    EntityTable<Preference> preferenceTable();

    EntityTable<ApiKey> apiKeyTable();

    EntityTable<PasswordReset> passwordResetTable();

    EntityTable<DuplicateEmail> duplicateEmailTable();

    EntityTable<RefreshToken> refreshTokenTable();

    TransactWrite transaction();

    TransactGet transactGet();
}
