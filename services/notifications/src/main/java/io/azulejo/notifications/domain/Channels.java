package io.azulejo.notifications.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.notifications.channel.Channel;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Registry of the available channels by name. Immutable. */
public final class Channels {
    private final Map<String, Channel> channels = new TreeMap<>();

    public Channels(Collection<Channel> channels) {
        for (Channel channel : channels) {
            if (this.channels.put(channel.name(), channel) != null) {
                throw new IllegalArgumentException("Two channels have the name " + channel.name());
            }
        }
    }

    public Optional<Channel> find(String name) {
        return Optional.ofNullable(channels.get(name));
    }

    /** Returns the named channels without duplicates, in the order given. */
    List<Channel> known(String field, List<String> names) {
        if (names.isEmpty()) {
            throw ProblemException.invalid(field, "must name at least one of " + channels.keySet());
        }
        return names.stream()
                .distinct()
                .map(name -> find(name)
                        .orElseThrow(() ->
                                ProblemException.invalid(field, "must be in " + channels.keySet() + ", not " + name)))
                .toList();
    }
}
