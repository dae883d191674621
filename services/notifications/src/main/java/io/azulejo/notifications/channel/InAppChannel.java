package io.azulejo.notifications.channel;

import java.util.List;
import java.util.function.Consumer;

/** Channel to a user's connected clients. They are notified at once; other users find the notification in the inbox. */
public final class InAppChannel implements Channel {
    public static final String NAME = "in_app";

    private final Consumer<Message> application;

    public InAppChannel(Consumer<Message> application) {
        this.application = application;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public List<String> addresses(Recipient recipient) {
        return List.of(recipient.userId());
    }

    @Override
    public Outcome deliver(Message message) {
        application.accept(message);
        return new Outcome.Delivered();
    }

    @Override
    public Timing timing() {
        return Timing.AT_ONCE;
    }
}
