package io.azulejo.notifications.rules;

import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.Channel.Timing;
import io.azulejo.notifications.channel.Message;
import io.azulejo.notifications.table.DeliveryStatus;
import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.User;
import jakarta.inject.Singleton;
import java.util.List;

/** What follows at once when notifications have been written: open applications are told, and the courier is woken. */
@Singleton
public final class Announcing {
    private final Recipients recipients;
    private final Channels channels;
    private final Courier courier;
    private final Live live;

    public Announcing(Recipients recipients, Channels channels, Courier courier, Live live) {
        this.recipients = recipients;
        this.channels = channels;
        this.courier = courier;
        this.live = live;
    }

    void announce(User user, List<Notification> written) {
        for (Notification notification : written) {
            Channel channel = channels.find(notification.channelName()).orElseThrow();
            if (channel.timing() == Timing.AT_ONCE && notification.deliveryStatus() == DeliveryStatus.DELIVERED) {
                channel.deliver(message(notification, channel.addresses(recipients.recipient(user))));
            }
        }
        if (written.stream().anyMatch(Notification::due)) {
            courier.wake();
        }
        if (written.stream().anyMatch(Notification::shown)) {
            live.changed(user.id());
        }
    }

    static Message message(Notification notification, List<String> to) {
        return new Message(
                notification.id(),
                notification.userId(),
                to,
                notification.title(),
                notification.content(),
                notification.category());
    }
}
