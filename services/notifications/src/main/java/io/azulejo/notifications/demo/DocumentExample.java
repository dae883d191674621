package io.azulejo.notifications.demo;

import io.azulejo.notifications.table.NotificationBuilder;
import io.azulejo.notifications.table.NotificationKeys;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.UserBuilder;
import io.azulejo.web.password.Passwords;
import jakarta.inject.Singleton;
import java.time.Instant;

/**
 * The user and the notification that the design document prints, with its ids and its times. They are written as items
 * and not by the rules, which would give them ids and times of today.
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
