package io.azulejo.blog.api;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.blog.domain.NotificationListener;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Notification;
import io.azulejo.http.live.LiveEvent;
import io.azulejo.http.live.LiveHub;
import io.azulejo.template.KeyEncoding;
import io.azulejo.toolkit.query.PageRequest;
import io.helidon.webserver.http.ServerResponse;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;

/** Publisher of new notifications to connected clients. */
@Singleton
final class LiveNotifications implements NotificationListener {
    private static final int MAX_REPLAYED = 100;

    private final BlogTable table;
    private final LiveHub hub;
    private final JsonType<NotificationView> json;

    LiveNotifications(BlogTable table, LiveHub hub, Jsonb jsonb) {
        this.table = table;
        this.hub = hub;
        this.json = jsonb.type(NotificationView.class);
    }

    @Override
    public void onNotification(Notification notification) {
        hub.publish(notification.userId(), event(notification));
    }

    /**
     * Streams new notifications. If {@code lastSeen} is not empty, first replays unread notifications that are newer
     * than that event.
     */
    void stream(String userId, String lastSeen, ServerResponse response) {
        hub.stream(Set.of(userId), response, () -> lastSeen.isEmpty() ? List.of() : missed(userId, lastSeen));
    }

    private List<LiveEvent> missed(String userId, String lastSeen) {
        return table.unread(userId, PageRequest.of(MAX_REPLAYED)).items().reversed().stream()
                .map(this::event)
                .filter(event -> lastSeen.compareTo(String.valueOf(event.id())) < 0)
                .toList();
    }

    private LiveEvent event(Notification notification) {
        String time = KeyEncoding.time(notification.createdAt(), TimePrecision.MILLIS);
        return new LiveEvent(
                time + " " + notification.notificationId(),
                "notification",
                json.toJson(NotificationView.of(notification)));
    }
}
