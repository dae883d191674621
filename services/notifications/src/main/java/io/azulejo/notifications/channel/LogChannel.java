package io.azulejo.notifications.channel;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Channel that writes messages to the log instead of sending them, under the name of the channel it replaces. */
public final class LogChannel implements Channel {
    private static final Logger LOG = LoggerFactory.getLogger(LogChannel.class);

    private final String name;

    public LogChannel(String name) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<String> addresses(Recipient recipient) {
        return List.of(recipient.userId());
    }

    @Override
    public Outcome deliver(Message message) {
        LOG.debug("{} to {}: {} ({})", name, message.userId(), message.title(), message.id());
        return new Outcome.Sent(null);
    }
}
