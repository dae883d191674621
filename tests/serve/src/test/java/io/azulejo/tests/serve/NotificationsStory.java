package io.azulejo.tests.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.testing.ApiClient;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A user signs up, the shop sends a notification, and the user finds it. */
final class NotificationsStory implements Story {
    private static final String EMAIL = "rita@example.org";
    private static final String PASSWORD = "correct horse";

    private String user = "";

    @Override
    public void run(ApiClient api, Items items) {
        user = api.post("/notifications/users", Map.of("email", EMAIL, "password", PASSWORD, "name", "Rita"))
                .hasStatus(201)
                .text("id");
        ApiClient shop = SignedIn.login(api, "/notifications/auth/login", "shop@example.org");
        shop.post("/notifications/notifications", Map.of("title", "Your tiles are fired", "userId", user))
                .hasStatus(201);
        List<Map<String, AttributeValue>> sent = items.partition("notifications-dev", "USER#" + user);
        assertThat(sent).hasSize(1);
        assertThat(Objects.requireNonNull(sent.getFirst().get("SK")).s()).startsWith("NOTIF#");
        assertThat(Objects.requireNonNull(sent.getFirst().get("GSI1PK")).s()).startsWith("NOTIF#");
    }

    @Override
    public void verify(ApiClient api, Items items) {
        ApiClient rita = SignedIn.login(api, "/notifications/auth/login", EMAIL, PASSWORD);
        assertThat(rita.get("/notifications/me/notifications").hasStatus(200).items())
                .extracting(item -> item.get("title"))
                .containsExactly("Your tiles are fired");
        assertThat(items.partition("users-dev", "USER#" + user)).isNotEmpty();
    }
}
