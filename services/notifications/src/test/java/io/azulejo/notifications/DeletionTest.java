package io.azulejo.notifications;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.notifications.NotificationsTestService.Person;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests of deletion: soft by users, hard by admins. */
@OnEveryBackend
final class DeletionTest {
    private final Backend backend;
    private NotificationsTestService station;

    DeletionTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        station = new NotificationsTestService(backend);
    }

    @AfterEach
    void stop() {
        station.close();
    }

    @Test
    void e4_softDelete_isOutOfEveryListAndPurgedByTtl() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        String id = station.notify(producer, ana, "Gone soon");
        station.notify(producer, ana, "Stays");
        ana.api().delete("notifications/" + id).hasStatus(204);
        Map<String, AttributeValue> item =
                station.item(station.notifications(), "USER#" + ana.id(), "NOTIF#2096-03-10T12:00:00Z#" + id);
        assertThat(item)
                .as("still stored, but in no index")
                .containsKey("deleted_at")
                .doesNotContainKeys("GSI1PK", "GSI2PK", "GSI3PK");
        assertThat(Objects.requireNonNull(item.get("expires_at")).n())
                .isEqualTo(Long.toString(Instant.parse("2096-03-10T12:00:00Z")
                        .plus(Duration.ofDays(30))
                        .getEpochSecond()));
        assertThat(station.titles(ana.api(), "?limit=1")).as("pages are full").containsExactly("Stays");
        assertThat(station.titles(ana.api(), "?unread=true")).containsExactly("Stays");
        ana.api().get("notifications/" + id).isProblem(404);
        producer.get("notifications/" + id).isProblem(404);
        assertThat(station.unread(ana.api())).isEqualTo(1);
        ana.api().delete("notifications/" + id).isProblem(404);
        ApiClient admin = station.admin().api();
        admin.delete("admin/users/" + ana.id() + "/notifications/" + id).hasStatus(204);
        assertThat(station.notificationItems(ana.id())).hasSize(1);
    }

    @Test
    void e4_hardDelete_ofWhatIsUnread_isCountedInItsTransaction() {
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        String id = station.notify(producer, ana, "Wrong address");
        station.notify(producer, ana, "Stays");
        ApiClient admin = station.admin().api();
        String path = "admin/users/" + ana.id() + "/notifications/" + id;
        station.requests.take();
        admin.delete(path).hasStatus(204);
        assertThat(station.requests.take()).isEqualTo(Map.of("GetItem", 2L, "TransactWriteItems", 1L));
        assertThat(station.notificationItems(ana.id())).hasSize(1);
        assertThat(station.unread(ana.api())).isEqualTo(1);
        admin.delete(path).isProblem(404);
    }

    @Test
    void e4_hardDelete_ofWhatOthersWrote_countsNothing() {
        LegacyItems.writeAll(station);
        ApiClient user = LegacyItems.signedIn(station);
        station.admin()
                .api()
                .delete("admin/users/" + LegacyItems.USER + "/notifications/" + LegacyItems.NOTIFICATION)
                .hasStatus(204);
        assertThat(station.notificationItems(LegacyItems.USER)).isEmpty();
        assertThat(station.unread(user)).isZero();
    }

    @Test
    void e4_deletedByOthers_isNotShown() {
        LegacyItems.writeAll(station);
        ApiClient user = LegacyItems.signedIn(station);
        station.client.updateItem(request -> request.tableName(station.notifications())
                .key(Map.of(
                        "PK", AttributeValue.fromS("USER#" + LegacyItems.USER),
                        "SK", AttributeValue.fromS("NOTIF#2024-11-02T15:30:00Z#" + LegacyItems.NOTIFICATION)))
                .updateExpression("SET deleted_at = :now")
                .expressionAttributeValues(Map.of(":now", AttributeValue.fromS("2024-11-03T00:00:00Z"))));
        assertThat(station.titles(user, "")).isEmpty();
        user.get("notifications/" + LegacyItems.NOTIFICATION).isProblem(404);
    }
}
