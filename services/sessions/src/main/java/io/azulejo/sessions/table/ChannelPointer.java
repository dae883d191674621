package io.azulejo.sessions.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;

/** Pointer to the open session of a channel, like {@link UserPointer} for a user. */
@Entity
@Key(pk = "CHANNEL#{channelId}", sk = "ACTIVE")
public record ChannelPointer(
        @FromKey String channelId,
        @Attribute("SessionID") String sessionId,
        @Version long version) {}
