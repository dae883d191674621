package io.azulejo.notifications;

import io.avaje.inject.Bean;
import io.avaje.inject.Factory;
import io.avaje.jsonb.Jsonb;
import io.azulejo.http.live.LiveHub;
import io.azulejo.http.live.LiveOptions;
import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.InAppChannel;
import io.azulejo.notifications.domain.Channels;
import io.azulejo.notifications.domain.InboxEvents;
import java.util.ArrayList;
import java.util.List;

/** Bean factory for the delivery channels: connected clients and the channels of the options. */
@Factory
final class ChannelBeans {

    @Bean
    LiveHub hub() {
        return new LiveHub(LiveOptions.defaults());
    }

    @Bean
    InboxEvents live(LiveHub hub, Jsonb json) {
        return new InboxEvents(hub, json);
    }

    @Bean
    Channels channels(NotificationsOptions options, InboxEvents live) {
        List<Channel> channels = new ArrayList<>(options.channels());
        channels.add(new InAppChannel(live::arrived));
        return new Channels(channels);
    }
}
