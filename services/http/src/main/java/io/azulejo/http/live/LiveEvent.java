package io.azulejo.http.live;

import org.jspecify.annotations.Nullable;

/**
 * Server-sent event.
 *
 * @param id position for a client that reconnects with {@code Last-Event-ID}; null if the event has none
 * @param name the event type
 * @param data JSON or other text, of one or more lines
 */
public record LiveEvent(@Nullable String id, String name, String data) {
    /** Tells a client that was too slow that events were dropped, and that it must reload everything. */
    public static final LiveEvent RESYNC = new LiveEvent(null, "resync", "{}");

    public LiveEvent {
        requireOneLine("id", id);
        requireOneLine("name", name);
    }

    private static void requireOneLine(String what, @Nullable String text) {
        if (text != null && text.chars().anyMatch(c -> c == '\n' || c == '\r' || c == 0)) {
            throw new IllegalArgumentException("The " + what + " of an event must be one line: " + text);
        }
    }

    /** Returns the event in wire format. */
    String text() {
        StringBuilder text = new StringBuilder();
        if (id != null) {
            text.append("id: ").append(id).append('\n');
        }
        text.append("event: ").append(name).append('\n');
        data.lines().forEach(line -> text.append("data: ").append(line).append('\n'));
        return text.append('\n').toString();
    }
}
