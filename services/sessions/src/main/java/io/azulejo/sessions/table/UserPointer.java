package io.azulejo.sessions.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;

/**
 * The one open session of a user: found by GetItem, and taken by whoever writes it first. It may outlive its session;
 * then it is free to be taken over.
 *
 * @param scope within what a user has one: everywhere, or a guild
 */
@Entity
@Key(pk = "USER#{userId}", sk = "ACTIVE#{scope}")
public record UserPointer(
        @FromKey String userId,
        @FromKey String scope,
        @Attribute("SessionID") String sessionId,
        @Version long version) {}
