package io.azulejo.sessions.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;

/** The one open session of a channel, as {@link UserPointer} is a user's. */
@Entity
@Key(pk = "CHANNEL#{channelId}", sk = "ACTIVE")
public record ChannelPointer(
        @FromKey String channelId,
        @Attribute("SessionID") String sessionId,
        @Version long version) {}
