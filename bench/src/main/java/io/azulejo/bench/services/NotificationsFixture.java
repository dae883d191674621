package io.azulejo.bench.services;

import io.azulejo.auth.token.SigningKeys;
import io.azulejo.bench.Payload;
import io.azulejo.http.host.Service;
import io.azulejo.notifications.Notifications;
import io.azulejo.notifications.NotificationsOptions;
import io.azulejo.notifications.table.Role;
import io.azulejo.testing.ApiClient;
import java.time.InstantSource;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Notifications measurements: a notification of 1 KB, and the first page of an inbox. */
final class NotificationsFixture implements ServiceFixture {
    private static final int NOTIFICATIONS = 40;
    private static final String EMAIL = "ana@example.org";
    private static final String PASSWORD = "correct horse";

    private final Notifications service;

    NotificationsFixture(DynamoDbClient client) {
        this.service = new Notifications(
                client, SigningKeys.inMemory(InstantSource.system()), NotificationsOptions.defaults());
    }

    @Override
    public Service service() {
        return service;
    }

    @Override
    public Routes fill(ApiClient api) {
        String id = service.signUp().signUp(EMAIL, PASSWORD, "Ana", Role.ADMIN).id();
        String token = api.post("/notifications/auth/login", Map.of("login", EMAIL, "password", PASSWORD))
                .hasStatus(200)
                .text("accessToken");
        ApiClient ana = api.as(token);
        for (int i = 0; i < NOTIFICATIONS; i++) {
            ana.post(
                            "/notifications/notifications",
                            Map.of("title", "Number " + i, "content", Payload.text(i, 1000), "userId", id))
                    .hasStatus(201);
        }
        String inbox = "/notifications/me/notifications?limit=20";
        Object first = ana.get(inbox).hasStatus(200).items().getFirst().get("id");
        return new Routes("/notifications/notifications/" + first, inbox, token);
    }
}
