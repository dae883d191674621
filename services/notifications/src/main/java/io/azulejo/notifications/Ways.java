package io.azulejo.notifications;

import io.avaje.inject.Bean;
import io.avaje.inject.Factory;
import io.avaje.jsonb.Jsonb;
import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.InAppChannel;
import io.azulejo.notifications.rules.Channels;
import io.azulejo.notifications.rules.Live;
import io.azulejo.web.live.LiveHub;
import io.azulejo.web.live.LiveOptions;
import java.util.ArrayList;
import java.util.List;

/** The ways to users: the applications that are on the line, and the channels of the options. */
@Factory
final class Ways {

    @Bean
    LiveHub hub() {
        return new LiveHub(LiveOptions.defaults());
    }

    @Bean
    Live live(LiveHub hub, Jsonb json) {
        return new Live(hub, json);
    }

    @Bean
    Channels channels(NotificationsOptions options, Live live) {
        List<Channel> channels = new ArrayList<>(options.channels());
        channels.add(new InAppChannel(live::arrived));
        return new Channels(channels);
    }
}
