package io.azulejo.notifications.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.notifications.table.CountersKeys;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserAttributes;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.notifications.table.UserStatus;
import io.azulejo.patterns.job.Job;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.Step;
import io.azulejo.toolkit.error.VersionConflictException;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Job that deletes a user with all items in both tables. The user is disabled at once, and the user item is deleted
 * last. Soft-deleted notifications are deleted too. The toolkit hides them, so the job queries the client directly by
 * the shared partition key.
 */
@Singleton
public final class UserDeletion implements Job {
    static final String TYPE = "user-deletion";
    private static final int ITEMS_PER_STEP = 25;

    private final NotificationsTable table;
    private final ScannableTable raw;

    public UserDeletion(NotificationsTable table, ScannableTable raw) {
        this.table = table;
        this.raw = raw;
    }

    public JobRecord begin(User user) {
        if (user.status() == UserStatus.DELETING) {
            throw ProblemException.conflict("The user is being deleted");
        }
        try {
            return table.transaction()
                    .create(JobRecord.of(TYPE, Map.of(JobRecord.USER, user.id())))
                    .update(table.userTable()
                            .update(UserKeys.of(user.id()))
                            .set(UserAttributes.STATUS, UserStatus.DELETING)
                            .set(UserAttributes.EPOCH, user.epochOrZero() + 1)
                            .expectVersion(user.version()))
                    .run()
                    .first(JobRecord.class);
        } catch (VersionConflictException changed) {
            throw ProblemException.conflict("The user has just changed: try again");
        }
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public Step next(JobRecord record) {
        String userId = record.argument(JobRecord.USER);
        String partition = UserKeys.of(userId).partitionKey();
        String notifications = raw.table()
                .context()
                .tableName(table.notificationTable().schema().table());
        String users =
                raw.table().context().tableName(table.userTable().schema().table());
        if (delete(notifications, partition, "NOTIF#") || deleteOfUser(users, partition)) {
            return new Step.Next("");
        }
        table.countersTable().delete(CountersKeys.of(userId));
        table.userTable().delete(UserKeys.of(userId)); // also deletes the uniqueness item of the e-mail address
        return new Step.Done();
    }

    private boolean deleteOfUser(String users, String partition) {
        return List.of("APIKEY#", "CONTACT#", "DEVICE#", "PREF#").stream()
                .anyMatch(prefix -> delete(users, partition, prefix));
    }

    /** Deletes a batch of items and returns whether there were any. */
    private boolean delete(String name, String partition, String prefix) {
        DynamoDbClient client = raw.table().context().client();
        List<Map<String, AttributeValue>> keys = client.query(request -> request.tableName(name)
                        .keyConditionExpression("#pk = :pk AND begins_with(#sk, :prefix)")
                        .expressionAttributeNames(Map.of("#pk", "PK", "#sk", "SK"))
                        .expressionAttributeValues(
                                Map.of(":pk", AttributeValue.fromS(partition), ":prefix", AttributeValue.fromS(prefix)))
                        .projectionExpression("#pk, #sk")
                        .consistentRead(true)
                        .limit(ITEMS_PER_STEP))
                .items();
        keys.forEach(key -> client.deleteItem(request -> request.tableName(name).key(key)));
        return !keys.isEmpty();
    }
}
