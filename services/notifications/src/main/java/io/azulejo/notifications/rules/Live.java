package io.azulejo.notifications.rules;

import io.avaje.jsonb.Jsonb;
import io.azulejo.notifications.channel.Message;
import io.azulejo.web.live.LiveEvent;
import io.azulejo.web.live.LiveHub;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Tells the applications that a user has open what has changed; whoever has none open reads it later. Thread-safe.
 *
 * <p>Only applications that are connected to this process are told. The others find what is new when they ask.
 */
public final class Live {
    private final LiveHub hub;
    private final Jsonb json;

    public Live(LiveHub hub, Jsonb json) {
        this.hub = hub;
        this.json = json;
    }

    /** A message to the user has come. */
    public void arrived(Message message) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("id", message.id());
        data.put("title", message.title());
        data.put("content", message.content());
        data.put("category", message.category());
        hub.publish(message.userId(), new LiveEvent(message.id(), "notification", json.toJson(data)));
    }

    /** What is unread may have changed. */
    void changed(String userId) {
        hub.publish(userId, new LiveEvent(null, "changed", "{}"));
    }
}
