package io.azulejo.notifications;

import io.azulejo.http.demo.SampleData;
import io.azulejo.notifications.NotificationsTestService.Person;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Test that the IAM policy contains no unused permission. The other tests show that it contains all that are needed.
 */
final class IamPolicyTest {

    @Test
    void policy_afterAStoryThroughEverything_hasNoRightThatNobodyUsed() {
        try (NotificationsTestService station = new NotificationsTestService(Backend.IN_PROCESS)) {
            station.bean(SampleData.class).load(() -> {});
            Person ana = station.user("ana");
            station.api
                    .post("users", Map.of("email", ana.email(), "password", NotificationsTestService.PASSWORD))
                    .isProblem(409);
            ApiClient producer = station.producer().api();
            String id = NotificationsTestService.ids(producer.post(
                            "notifications",
                            Map.of("userId", ana.id(), "title", "Told", "channels", List.of("in_app", "email"))))
                    .getFirst();
            station.deliver();
            ana.api().get("notifications/" + id).hasStatus(200);
            producer.get("notifications/" + id).hasStatus(200);
            ana.api().post("me/notifications/read-all").hasStatus(200);
            ApiClient admin = station.admin().api();
            admin.get("admin/dead-letters").hasStatus(200);
            station.finished(admin.post("admin/email-backfills"));
            station.finished(producer.post("notifications/broadcast", Map.of("title", "All")));
            station.finished(ana.api().delete("me"));

            station.rights.assertNothingUnused();
        }
    }
}
