package io.azulejo.notifications.domain;

import io.avaje.jsonb.Jsonb;
import io.azulejo.http.live.LiveEvent;
import io.azulejo.http.live.LiveHub;
import io.azulejo.notifications.channel.Message;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Publisher of inbox events to a user's connected clients. Thread-safe.
 *
 * <p>Only clients connected to this server are notified. The others see changes when they reload.
 */
public final class InboxEvents {
    private final LiveHub hub;
    private final Jsonb json;

    public InboxEvents(LiveHub hub, Jsonb json) {
        this.hub = hub;
        this.json = json;
    }

    /** Publishes a new message. */
    public void arrived(Message message) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("id", message.id());
        data.put("title", message.title());
        data.put("content", message.content());
        data.put("category", message.category());
        hub.publish(message.userId(), new LiveEvent(message.id(), "notification", json.toJson(data)));
    }

    /** Publishes that the inbox may have changed. */
    void changed(String userId) {
        hub.publish(userId, new LiveEvent(null, "changed", "{}"));
    }
}
