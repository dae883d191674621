package io.azulejo.notifications.domain;

import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.Channel.Timing;
import io.azulejo.notifications.channel.InAppChannel;
import io.azulejo.notifications.table.DeliveryStatus;
import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationBuilder;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Factory of the notifications of one event: one per channel, of which the inbox shows one. */
@Singleton
public final class Composer {
    static final String UNWANTED = "The user does not want this on this channel";

    private final Channels channels;
    private final Retention retention;
    private final InstantSource clock;

    public Composer(Channels channels, Retention retention, InstantSource clock) {
        this.channels = channels;
        this.retention = retention;
        this.clock = clock;
    }

    /**
     * Returns the notifications for a validated draft.
     *
     * @param ids returns the notification id for a channel
     */
    List<Notification> compose(
            String producer, String userId, Set<String> muted, Draft draft, Function<String, String> ids) {
        List<Channel> all = channels.known("channels", draft.channels());
        List<Notification> composed = new ArrayList<>();
        String shown = shown(all, muted);
        Instant now = clock.instant();
        String event = null;
        for (Channel channel : all) {
            String id = ids.apply(channel.name());
            event = event == null && all.size() > 1 ? id : event;
            NotificationBuilder notification = NotificationBuilder.blank()
                    .id(id)
                    .userId(userId)
                    .title(draft.title())
                    .content(draft.content())
                    .channelName(channel.name())
                    .createdAt(NotificationIds.timeOf(id).orElse(now.truncatedTo(ChronoUnit.SECONDS)))
                    .category(draft.category())
                    .producer(producer)
                    .eventId(event)
                    .companion(channel.name().equals(shown) ? null : true)
                    .expiresAt(now.plus(retention.of(draft.category())));
            composed.add(queued(notification, channel, muted, now).build());
        }
        return composed;
    }

    private static NotificationBuilder queued(
            NotificationBuilder notification, Channel channel, Set<String> muted, Instant now) {
        if (muted.contains(channel.name())) {
            return notification.deliveryStatus(DeliveryStatus.NOT_SENT).error(UNWANTED);
        }
        return channel.timing() == Timing.AT_ONCE
                ? notification.deliveryStatus(DeliveryStatus.DELIVERED)
                : notification.deliveryStatus(DeliveryStatus.QUEUED).nextAttempt(now);
    }

    /**
     * Returns the channel whose notification the inbox shows, or null if the user has muted this category in the inbox.
     */
    private static @Nullable String shown(List<Channel> all, Set<String> muted) {
        if (muted.contains(InAppChannel.NAME)) {
            return null;
        }
        return all.stream()
                .map(Channel::name)
                .filter(InAppChannel.NAME::equals)
                .findFirst()
                .orElse(all.getFirst().name());
    }
}
