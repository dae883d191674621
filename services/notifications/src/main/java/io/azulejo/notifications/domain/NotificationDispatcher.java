package io.azulejo.notifications.domain;

import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.Channel.Timing;
import io.azulejo.notifications.channel.Message;
import io.azulejo.notifications.table.DeliveryStatus;
import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.User;
import jakarta.inject.Singleton;
import java.util.List;

/** Immediate actions after notifications are written: notifies connected clients and wakes the delivery worker. */
@Singleton
public final class NotificationDispatcher {
    private final Recipients recipients;
    private final Channels channels;
    private final DeliveryWorker courier;
    private final InboxEvents live;

    public NotificationDispatcher(Recipients recipients, Channels channels, DeliveryWorker courier, InboxEvents live) {
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
