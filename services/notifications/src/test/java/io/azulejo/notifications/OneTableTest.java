package io.azulejo.notifications;

import static io.azulejo.notifications.NotificationsTestService.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.notifications.NotificationsTestService.Person;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Tests of the configuration that puts both documented tables into one (E12). */
final class OneTableTest {
    private NotificationsTestService station;

    @BeforeEach
    void start() {
        station = new NotificationsTestService(Backend.IN_PROCESS::open, Map.of("USERS", "notifications"), List.of());
    }

    @AfterEach
    void stop() {
        station.close();
    }

    @Test
    void e12_profileAndInbox_areOneQuery() {
        assertThat(station.users()).isEqualTo(station.notifications());
        Person ana = station.user("ana");
        ApiClient producer = station.producer().api();
        station.notify(producer, ana, "Hello");
        assertThat(station.partition(station.notifications(), "USER#" + ana.id()))
                .extracting(item -> text(item, "SK").substring(0, 5))
                .containsExactly("METAD", "NOTIF");
        assertThat(station.titles(ana.api(), "")).containsExactly("Hello");
        ana.api().post("me/notifications/read-all").hasStatus(200);
        assertThat(station.unread(ana.api())).isZero();
        station.login("ana@example.com").get("me").hasStatus(200);
        station.finished(ana.api().delete("me"));
        assertThat(station.partition(station.notifications(), "USER#" + ana.id()))
                .isEmpty();
    }

    @Test
    void e16_onOneTable_noIndexHasThePasswordHash() {
        station.user("ana");
        for (String index : List.of("GSI1", "GSI2", "GSI3")) {
            List<Map<String, AttributeValue>> entries = station.client
                    .scan(request -> request.tableName(station.notifications()).indexName(index))
                    .items();
            assertThat(entries).allSatisfy(entry -> assertThat(entry).doesNotContainKey("password_hash"));
        }
    }
}
