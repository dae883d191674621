package io.azulejo.notifications.channel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a channel is to deliver.
 *
 * @param id the same whenever the message is tried again
 * @param to addresses of the channel's kind, at least one
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
