package io.azulejo.notifications.rules;

import io.azulejo.notifications.channel.Channel;
import io.azulejo.web.problem.ProblemException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The channels that are plugged in, by name. Immutable. */
public final class Channels {
    private final Map<String, Channel> channels = new TreeMap<>();

    public Channels(Collection<Channel> channels) {
        for (Channel channel : channels) {
            if (this.channels.put(channel.name(), channel) != null) {
                throw new IllegalArgumentException("Two channels are called " + channel.name());
            }
        }
    }

    public Optional<Channel> find(String name) {
        return Optional.ofNullable(channels.get(name));
    }

    /** Each once, in the order given. */
    List<Channel> known(String field, List<String> names) {
        if (names.isEmpty()) {
            throw ProblemException.invalid(field, "must name one of " + channels.keySet() + " at least");
        }
        return names.stream()
                .distinct()
                .map(name -> find(name)
                        .orElseThrow(() ->
                                ProblemException.invalid(field, "must be of " + channels.keySet() + ", not " + name)))
                .toList();
    }
}
