package io.azulejo.notifications.demo;

import io.azulejo.auth.password.Passwords;
import io.azulejo.notifications.table.NotificationBuilder;
import io.azulejo.notifications.table.NotificationKeys;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.UserBuilder;
import jakarta.inject.Singleton;
import java.time.Instant;

/**
 * Example user and notification from the design document, with their original ids and times. They are written directly
 * as items because the domain layer would assign current ids and times.
 */
@Singleton
final class DocumentExample {
    static final String USER = "usr_01HQ8X9Y5KNZ4T2B6R";
    static final String EMAIL = "user@example.com";
    private static final String NOTIFICATION = "01HQ8XA2B3C4D5E6F7G8H9";
    private static final Instant CREATED = Instant.parse("2024-11-02T15:30:00Z");

    private final NotificationsTable table;
    private final Passwords passwords;

    DocumentExample(NotificationsTable table, Passwords passwords) {
        this.table = table;
        this.passwords = passwords;
    }

    void load(String password) {
        if (table.user(USER).isEmpty()) {
            table.userTable()
                    .create(UserBuilder.blank()
                            .id(USER)
                            .email(EMAIL)
                            .passwordHash(passwords.hash(password))
                            .createdAt(CREATED)
                            .role(Role.USER)
                            .build());
        }
        var key = NotificationKeys.of(USER, CREATED, NOTIFICATION);
        if (table.notificationTable().getHidden(key).isEmpty()) {
            table.notificationTable()
                    .create(NotificationBuilder.blank()
                            .id(NOTIFICATION)
                            .userId(USER)
                            .title("New message")
                            .content("You have a new message")
                            .channelName("email")
                            .createdAt(CREATED)
                            .build());
        }
    }
}
