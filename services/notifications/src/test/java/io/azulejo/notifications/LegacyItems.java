package io.azulejo.notifications;

import io.azulejo.testing.ApiClient;
import java.util.Map;

/** Example items of the design document, as another application wrote them. */
final class LegacyItems {
    static final String USER = "usr_01HQ8X9Y5KNZ4T2B6R";
    static final String NOTIFICATION = "01HQ8XA2B3C4D5E6F7G8H9";
    static final String EMAIL = "user@example.com";
    /** bcrypt hash of {@code U*U}, from the published test vectors. */
    static final String BCRYPT = "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW";

    private LegacyItems() {}

    static void writeAll(NotificationsTestService station) {
        writeUser(station, USER, EMAIL);
        writeNotification(station, NOTIFICATION, "2024-11-02T15:30:00Z");
    }

    static void writeUser(NotificationsTestService station, String id, String email) {
        station.write(
                station.users(),
                Map.of(
                        "PK",
                        "USER#" + id,
                        "SK",
                        "METADATA",
                        "GSI1PK",
                        "EMAIL#" + email,
                        "GSI1SK",
                        "USER#" + id,
                        "id",
                        id,
                        "email",
                        email,
                        "password_hash",
                        BCRYPT,
                        "created_at",
                        "2024-11-02T15:30:00Z"));
    }

    /** Returns a signed-in client for the design document's user. */
    static ApiClient signedIn(NotificationsTestService station) {
        return station.api.as(station.api
                .post("auth/login", Map.of("login", EMAIL, "password", "U*U"))
                .hasStatus(200)
                .text("accessToken"));
    }

    static void writeNotification(NotificationsTestService station, String id, String createdAt) {
        station.write(
                station.notifications(),
                Map.ofEntries(
                        Map.entry("PK", "USER#" + USER),
                        Map.entry("SK", "NOTIF#" + createdAt + "#" + id),
                        Map.entry("GSI1PK", "NOTIF#" + id),
                        Map.entry("GSI1SK", "NOTIF#" + id),
                        Map.entry("id", id),
                        Map.entry("user_id", USER),
                        Map.entry("title", "New message"),
                        Map.entry("content", "You have a new message"),
                        Map.entry("channel_name", "email"),
                        Map.entry("created_at", createdAt),
                        Map.entry("updated_at", "2024-11-02T16:00:00Z"),
                        Map.entry("priority", "high")));
    }
}
