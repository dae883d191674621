package io.azulejo.notifications;

import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.Message;
import io.azulejo.notifications.channel.Outcome;
import io.azulejo.notifications.channel.Recipient;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Channel that records its messages and returns the outcomes that a test sets. */
final class FakeChannel implements Channel {
    final List<Message> taken = new CopyOnWriteArrayList<>();
    volatile Outcome answer = new Outcome.Sent("provider-1");
    private final String name;
    private final String address;

    FakeChannel(String name, String address) {
        this.name = name;
        this.address = address;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public List<String> addresses(Recipient recipient) {
        return switch (address) {
            case "email" -> List.of(recipient.email());
            case "phone" -> recipient.phone().stream().toList();
            default -> recipient.deviceTokens();
        };
    }

    @Override
    public Outcome deliver(Message message) {
        taken.add(message);
        return answer;
    }
}
