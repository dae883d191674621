package io.azulejo.web.live;

import org.jspecify.annotations.Nullable;

/**
 * Something that happened, for whoever listens.
 *
 * @param id from where a caller goes on who comes back with {@code Last-Event-ID}; null if it makes no difference
 * @param name what kind of event it is
 * @param data JSON or other text, of one line or several
 */
public record LiveEvent(@Nullable String id, String name, String data) {
    /** Tells a caller who was too slow that events were dropped, and that all must be read anew. */
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

    /** The event as it is sent. */
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
