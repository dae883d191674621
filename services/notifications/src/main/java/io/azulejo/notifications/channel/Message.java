package io.azulejo.notifications.channel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Message to deliver on a channel.
 *
 * @param id the same for every attempt
 * @param to at least one address of the channel's kind
 */
public record Message(
        String id,
        String userId,
        List<String> to,
        String title,
        String content,
        @Nullable String category) {

    public Message {
        to = List.copyOf(to);
    }
}
